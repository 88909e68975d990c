/** Notices while no page is open: by the browser's push service, where the page is served by https. */

import { ask } from "./api.js";
import type { PushKey, Subscription } from "./protocol.js";

const WORKER = "/notices.js";

/** Whether this browser, and the way in which the page is served, have notices at all. */
export const hasNotices = isSecureContext && "serviceWorker" in navigator && "PushManager" in window;

export async function wantsNotices(): Promise<boolean> {
  const worker = await navigator.serviceWorker.getRegistration(WORKER);
  return Boolean(await worker?.pushManager.getSubscription());
}

/** Asks for notices, with the sentence that they show; false where the person or the browser does not want them. */
export async function askForNotices(words: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== "granted") return false;
  const { key } = await ask<PushKey>("GET", "/push");
  const worker = await navigator.serviceWorker.register(WORKER);
  await navigator.serviceWorker.ready;
  const found = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = found.toJSON();
  const subscription: Subscription = { endpoint: endpoint ?? "", p256dh: keys?.["p256dh"] ?? "", auth: keys?.["auth"] ?? "", words };
  await ask<void>("PUT", "/push", subscription);
  return true;
}

export async function stopNotices(): Promise<void> {
  const worker = await navigator.serviceWorker.getRegistration(WORKER);
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
  await ask<void>("DELETE", "/push");
}
