/** The window on the map: what lies in its middle, and how large it is drawn. */

import { HEIGHT, WIDTH, type Point } from "./chart.js";

export const SMALLEST = 0.3;
export const LARGEST = 1.6;
/** From here on symbols are large and all names are shown. */
export const NEAR = 0.8;

export class MapWindow {
  width: number = $state(880);
  height: number = $state(556);
  zoom: number = $state(0.55);
  x: number = $state(WIDTH / 2);
  y: number = $state(HEIGHT / 2);
  /** Whether the whole map is shown, whatever the size of the window. */
  whole: boolean = $state(true);

  readonly all: number = $derived(Math.min(this.width / WIDTH, this.height / HEIGHT));
  readonly scale: number = $derived(this.whole ? this.all : Math.max(Math.min(SMALLEST, this.all), Math.min(LARGEST, this.zoom)));
  readonly left: number = $derived(this.whole ? (this.width - WIDTH * this.scale) / 2 : this.width / 2 - this.x * this.scale);
  readonly top: number = $derived(this.whole ? (this.height - HEIGHT * this.scale) / 2 : this.height / 2 - this.y * this.scale);
  readonly near: boolean = $derived(this.scale >= NEAR);
  /** How much of the map one pixel is. */
  readonly unit: number = $derived(1 / this.scale);

  /** Shows a point in the middle. */
  lookAt([x, y]: Point, zoom = this.scale): void {
    this.whole = false;
    this.zoom = zoom;
    this.x = clamp(x, this.width / zoom / 2, WIDTH);
    this.y = clamp(y, this.height / zoom / 2, HEIGHT);
  }

  showAll(): void {
    this.whole = true;
  }

  /** Larger or smaller, about a point of the window. */
  zoomBy(factor: number, px = this.width / 2, py = this.height / 2): void {
    const [x, y] = [(px - this.left) / this.scale, (py - this.top) / this.scale];
    const zoom = Math.max(this.all, Math.min(LARGEST, this.scale * factor));
    if (zoom <= this.all) return this.showAll();
    this.lookAt([x + (this.width / 2 - px) / zoom, y + (this.height / 2 - py) / zoom], zoom);
  }

  panBy(dx: number, dy: number): void {
    if (this.whole) return;
    this.lookAt([this.x - dx / this.scale, this.y - dy / this.scale]);
  }

  /** Whether a point of the map lies in the window, so many pixels from its edge. */
  shows([x, y]: Point, margin = 24): boolean {
    const [px, py] = [x * this.scale + this.left, y * this.scale + this.top];
    return px >= margin && px <= this.width - margin && py >= margin && py <= this.height - margin;
  }
}

/** Keeps the window on the map; what is smaller than the window lies in its middle. */
function clamp(value: number, half: number, size: number): number {
  return half * 2 >= size ? size / 2 : Math.max(half, Math.min(size - half, value));
}
