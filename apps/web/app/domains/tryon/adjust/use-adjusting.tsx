import { adjustablePoints, adjustBody, type Moved } from '@adunni/tryon/body/adjust';
import { useState } from 'react';
import { isPhoto } from '../person.ts';
import type { Wish } from '../room/use-fitting.ts';
import { AdjustTools } from './adjust-tools.tsx';
import { Anchors } from './anchors.tsx';

/** Lets somebody correct where the body is in their photo, as long as something is worn on it. */
export function useAdjusting({ body: person, worn, moved }: Wish, onAdjust: (moved: Moved) => void) {
  const [isOpen, setOpen] = useState(false);
  const read = isPhoto(person) ? person.read : null;
  const body = read?.body ?? null;
  const isPossible = body !== null && worn.length > 0;
  if (!isPossible || !isOpen || !read) return { isPossible, begin: () => setOpen(true), anchors: null, tools: null };
  const points = adjustablePoints(adjustBody(body, moved));
  return {
    isPossible: false,
    begin: () => undefined,
    anchors: <Anchors width={read.width} height={read.height} points={points} onMove={onAdjust} />,
    tools: <AdjustTools points={points} onMove={onAdjust} onReset={() => onAdjust({})} onDone={() => setOpen(false)} />,
  };
}
