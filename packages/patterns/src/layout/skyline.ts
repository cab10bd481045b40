export interface Sized {
  width: number;
  height: number;
}

export interface Placed {
  x: number;
  y: number;
}

interface Step {
  x: number;
  y: number;
  width: number;
}

/** How low a box of that width lies when its left edge is on the nth step, or null when it would stick out. */
function restingOn(steps: readonly Step[], n: number, width: number, sheet: number): number | null {
  const left = steps[n]?.x ?? 0;
  if (left + width > sheet + 1e-6) return null;
  let y = 0;
  for (const step of steps.slice(n)) {
    if (step.x >= left + width - 1e-6) break;
    y = Math.max(y, step.y);
  }
  return y;
}

function raise(steps: readonly Step[], left: number, width: number, y: number): Step[] {
  const right = left + width;
  const others = steps.flatMap((step) => {
    const end = step.x + step.width;
    return [
      ...(step.x < left ? [{ ...step, width: Math.min(end, left) - step.x }] : []),
      ...(end > right ? [{ ...step, x: Math.max(step.x, right), width: end - Math.max(step.x, right) }] : []),
    ];
  });
  return [...others, { x: left, y, width }].filter((step) => step.width > 1e-6).sort((a, b) => a.x - b.x);
}

/**
 * Lays boxes on a sheet of a width without turning them, the tallest first, each as near to the sheet’s beginning as it
 * goes. Every box must fit the width.
 * @returns where each box lies, in the order in which they were given, and how long the sheet becomes
 */
export function layOut(boxes: readonly Sized[], sheet: number): { places: Placed[]; length: number } {
  const places: Placed[] = boxes.map(() => ({ x: 0, y: 0 }));
  let steps: Step[] = [{ x: 0, y: 0, width: sheet }];
  let length = 0;
  const order = boxes.map((_, n) => n).sort((a, b) => (boxes[b]?.height ?? 0) - (boxes[a]?.height ?? 0));
  for (const n of order) {
    const { width, height } = boxes[n] ?? { width: 0, height: 0 };
    let best: Placed | null = null;
    for (const [at, step] of steps.entries()) {
      const y = restingOn(steps, at, width, sheet);
      if (y !== null && (!best || y < best.y - 1e-6)) best = { x: step.x, y };
    }
    if (!best)
      throw new RangeError(`A box of ${Math.round(width)} mm does not fit a sheet of ${Math.round(sheet)} mm.`);
    places[n] = best;
    steps = raise(steps, best.x, width, best.y + height);
    length = Math.max(length, best.y + height);
  }
  return { places, length };
}
