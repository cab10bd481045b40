import { adjustablePoints, adjustBody, type Moved } from '@adunni/tryon/body/adjust';
import { figureBody } from '@adunni/tryon/figure/figure-body';
import { useState } from 'react';
import { isPhoto } from '../person.ts';
import type { Size } from '../room/size.ts';
import type { Wish } from '../room/use-fitting.ts';
import { AdjustTools } from './adjust-tools.tsx';
import { Anchors } from './anchors.tsx';

interface Adjusted extends Pick<Wish, 'body' | 'worn' | 'moved'> {
  /** Of the picture of a figure, px. */
  size: Size;
}

/** Lets somebody correct where the body is on which something is worn: in their photo, or where cloth sits ill on a figure. */
export function useAdjusting({ body: person, worn, moved, size }: Adjusted, onAdjust: (moved: Moved) => void) {
  const [isOpen, setOpen] = useState(false);
  const { width, height } = isPhoto(person) ? person.read : size;
  const body = isPhoto(person) ? person.read.body : figureBody(person.look, width, height);
  const isPossible = body !== null && worn.length > 0;
  if (!isPossible || !isOpen) return { isPossible, begin: () => setOpen(true), anchors: null, tools: null };
  const points = adjustablePoints(adjustBody(body, moved));
  return {
    isPossible: false,
    begin: () => undefined,
    anchors: <Anchors width={width} height={height} points={points} onMove={onAdjust} />,
    tools: <AdjustTools points={points} onMove={onAdjust} onReset={() => onAdjust({})} onDone={() => setOpen(false)} />,
  };
}
