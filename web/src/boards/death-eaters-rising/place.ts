/** Where things stand on the screen: the angles of Voldemort's serpent. */

import { LOCATIONS } from "./facts.js";

/** The angle of each location from his plate, clockwise from three o'clock: left, right and below; on a tablet up, up right, right. */
const ANGLES = {
  ring: [180, 360, 450],
  tablet: [-90, -52, 0],
} as const;

export type Around = keyof typeof ANGLES;

export function angleOf(location: string, around: Around): number {
  const at = LOCATIONS.findIndex((each) => each === location);
  return ANGLES[around][at] ?? 0;
}

/** The angle to turn to from another, the way that he turns: clockwise to the next location, else back. */
export function turnedTo(from: number, before: string, location: string, around: Around): number {
  const to = angleOf(location, around);
  if (before === location) return to + 360 * Math.round((from - to) / 360);
  const steps = (index(location) - index(before) + LOCATIONS.length) % LOCATIONS.length;
  const way = (((to - from) % 360) + 360) % 360;
  return steps === 1 ? from + way : from + way - 360;
}

function index(location: string): number {
  return LOCATIONS.findIndex((each) => each === location);
}
