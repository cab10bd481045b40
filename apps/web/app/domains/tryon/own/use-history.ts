import type { Patch } from '@adunni/tryon/cutout/brush';
import { useState } from 'react';
import type { Garment } from './messages.ts';
import { patchOfStroke, type Stroke, swap } from './painting.ts';

/** Strokes that can be taken back: each keeps some megabytes. */
const MOST = 15;

export type History = ReturnType<typeof useHistory>;

/** Strokes on a garment, which are made in place: they are taken back and made again in their order. */
export function useHistory(garment: Garment | null) {
  const [kept, setKept] = useState<{ of: Garment | null; past: Patch[]; next: Patch[] }>({
    of: null,
    past: [],
    next: [],
  });
  const [revision, setRevision] = useState(0);
  // Another garment has no strokes yet.
  const { past, next } = kept.of === garment ? kept : { past: [], next: [] };
  const tell = (): void => setRevision((count) => count + 1);

  function step(from: Patch[], put: (rest: Patch[], back: Patch) => { past: Patch[]; next: Patch[] }): void {
    const patch = from.at(-1);
    if (!garment || !patch) return;
    setKept({ of: garment, ...put(from.slice(0, -1), swap(garment, patch)) });
    tell();
  }

  return {
    /** Grows with every change. */
    revision,
    canUndo: past.length > 0,
    canRedo: next.length > 0,
    add(stroke: Stroke): void {
      setKept({ of: garment, past: [...past, patchOfStroke(stroke)].slice(-MOST), next: [] });
      tell();
    },
    undo: () => step(past, (rest, back) => ({ past: rest, next: [...next, back] })),
    redo: () => step(next, (rest, back) => ({ past: [...past, back], next: rest })),
  };
}
