import { useEffect, useState } from 'react';
import type { DrawnLayer } from '../room/messages.ts';
import type { Cutter } from './cutter.ts';
import type { Garment } from './messages.ts';

/** How long a garment rests before its layers are made anew. */
const REST_MS = 400;

/** The layers of a garment as the preview draws them; null before the first, or without a garment. */
export function useLayers(cutter: Cutter | null, garment: Garment | null, revision: number): DrawnLayer[] | null {
  const [layers, setLayers] = useState<DrawnLayer[] | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the garment is changed in place, of which its revision tells
  useEffect(() => {
    if (!cutter || !garment) return;
    let isOver = false;
    const timer = setTimeout(async () => {
      const shown = await cutter.ask({ kind: 'show', garment }).catch(() => null);
      if (!isOver && shown) setLayers(shown.layers);
    }, REST_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [cutter, garment, revision]);
  return garment && layers;
}
