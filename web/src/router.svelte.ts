/** Which page is shown, by the address. Pages are few; an address that is none of them leads to the lobby. */

export type Route =
  | { page: "lobby" }
  | { page: "setup"; game: string; mode: string }
  | { page: "table"; table: string }
  | { page: "replay"; table: string; at: number | null }
  | { page: "link"; token: string }
  | { page: "about" }
  | { page: "settings" };

/** The route of a path such as `/t/7q4m…/replay/12`. */
export function routeOf(path: string, query = ""): Route {
  const [first = "", second = "", third = "", fourth = ""] = path.split("/").filter(Boolean);
  if (first === "new") {
    const wanted = new URLSearchParams(query);
    return { page: "setup", game: wanted.get("game") ?? "", mode: wanted.get("mode") ?? "" };
  }
  if (first === "about" || first === "settings") return { page: first };
  if (first === "s" && second) return { page: "link", token: second };
  if (first === "t" && second && third === "replay") {
    return { page: "replay", table: second, at: /^\d+$/.test(fourth) ? Number(fourth) : null };
  }
  if (first === "t" && second) return { page: "table", table: second };
  return { page: "lobby" };
}

let route: Route = $state.raw(routeOf(location.pathname, location.search));

export function currentRoute(): Route {
  return route;
}

/** Goes to a page of ours. */
export function go(path: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", path);
  follow();
}

function follow(): void {
  route = routeOf(location.pathname, location.search);
  scrollTo(0, 0);
}

/** Follows links between our pages without loading anew. Called once, by the page. */
export function keepFollowing(): void {
  $effect(() => {
    addEventListener("popstate", follow);
    document.addEventListener("click", followLink);
    return () => {
      removeEventListener("popstate", follow);
      document.removeEventListener("click", followLink);
    };
  });
}

function followLink(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const changed = event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey;
  if (!link || changed || link.origin !== location.origin || link.hasAttribute("download") || link.target) return;
  if (link.hash && link.pathname === location.pathname) return;
  event.preventDefault();
  go(link.pathname + link.search);
}
