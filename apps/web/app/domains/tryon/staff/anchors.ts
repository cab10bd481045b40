import { OUTFIT_CANVAS } from '@adunni/contracts/tryon/canvas';

export type Anchors = Readonly<Record<string, [number, number]>>;

const STEP = 2;
const STRIDE = 20;
const KEYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** How far a key moves an anchor, in px of the canvas; null for any other key. */
export function nudgeOf(key: string, isFar: boolean): [number, number] | null {
  const [x, y] = KEYS[key] ?? [];
  if (x === undefined || y === undefined) return null;
  const step = isFar ? STRIDE : STEP;
  return [x * step, y * step];
}

const within = (value: number, most: number): number => Math.round(Math.min(Math.max(value, 0), most) * 10) / 10;

/** The anchors with one of them somewhere else, never beside the canvas. */
export const moved = (anchors: Anchors, name: string, [x, y]: readonly [number, number]): Anchors => ({
  ...anchors,
  [name]: [within(x, OUTFIT_CANVAS.width), within(y, OUTFIT_CANVAS.height)],
});

/** The anchors all moved by as much, none beside the canvas. */
export const allMoved = (anchors: Anchors, [x, y]: readonly [number, number]): Anchors =>
  Object.keys(anchors).reduce(
    (all, name) => moved(all, name, [(anchors[name]?.[0] ?? 0) + x, (anchors[name]?.[1] ?? 0) + y]),
    anchors,
  );
