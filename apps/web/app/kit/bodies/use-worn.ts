import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { canDrawHere } from '../garments/can-draw.ts';
import type { DrawPart } from '../garments/use-detail.ts';
import type { Side, WearingFailure } from './messages.ts';
import type { Model } from './models.ts';
import { startWearer, type Wearer } from './wearer.ts';
import { widthFor } from './width-for.ts';

export type NoPicture = WearingFailure | 'unable';

/** What is to be seen: null while it is not known on whom. */
export interface Wanted {
  recipe: object;
  body: Model | null;
  side: Side;
  /** Says what the picture shows, and so belongs to it. */
  words: string;
}

export interface Worn {
  image: ImageData;
  isRough: boolean;
  words: string;
}

/** Draws a garment on a body, as wide as its frame, roughly first; what came before stays until then. */
export function useWorn({ recipe, body, side, words }: Wanted, frame: RefObject<HTMLElement | null>) {
  const [worn, setWorn] = useState<(Worn & { of: object }) | null>(null);
  const [failure, setFailure] = useState<NoPicture | null>(null);
  const [attempt, setAttempt] = useState(0);
  const wearer = useRef<Wearer>(null);
  const look = body?.look;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt draws the same again
  useEffect(() => {
    if (!look) return;
    if (!canDrawHere()) return setFailure('unable');
    wearer.current ??= startWearer();
    const { clientWidth = 0, clientHeight = 0 } = frame.current ?? {};
    const width = widthFor({ width: clientWidth, height: clientHeight }, window.devicePixelRatio);
    const { build, lengths, skin } = look;
    wearer.current.wear({ recipe, look: { build, lengths, skin }, side, width }, (next, why) => {
      if (next) setWorn({ ...next, words, of: recipe });
      setFailure(next ? null : (why ?? 'drawing'));
    });
  }, [recipe, look, side, words, frame, attempt]);

  useEffect(
    () => () => {
      wearer.current?.end();
      wearer.current = null;
    },
    [],
  );

  return {
    worn,
    failure,
    /** Draws a part of what is shown. */
    drawPart: useCallback<DrawPart>(
      ({ width, part }, onDrawn) => {
        if (!look || !wearer.current) return onDrawn(null);
        const { build, lengths, skin } = look;
        wearer.current.wear({ recipe, look: { build, lengths, skin }, side, width, part }, (next) =>
          onDrawn(next?.image ?? null),
        );
      },
      [recipe, look, side],
    ),
    isDrawing: failure === null && (worn?.words !== words || worn.of !== recipe || worn.isRough),
    retry(): void {
      // A worker that stopped does not come back.
      wearer.current?.end();
      wearer.current = null;
      setFailure(null);
      setAttempt((count) => count + 1);
    },
  };
}
