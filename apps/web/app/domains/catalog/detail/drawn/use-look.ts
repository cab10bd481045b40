import type { Product } from '@adunni/contracts/catalog/catalog';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { canDraw } from '../../../../kit/garments/can-draw.ts';
import type { Pick } from '../choice/pick.ts';
import type { LookDrawer } from './draw-look.ts';
import type { LookState } from './look.ts';

type Place = RefObject<HTMLElement | null>;

/** By what somebody shows that they are about to choose: a mouse comes near, a finger presses, or the focus moves there. */
const NEAR = ['pointerenter', 'pointerdown', 'focusin'] as const;

/** What draws, loaded and started with the first who asks for it. */
function startIn(drawing: RefObject<Promise<LookDrawer> | null>): Promise<LookDrawer> {
  drawing.current ??= import('./draw-look.ts').then(({ startLookDrawer }) => startLookDrawer());
  return drawing.current;
}

/** Px of the screen across the picture in a frame. */
const widthOf = (frame: Place): number =>
  (frame.current?.querySelector('li')?.clientWidth ?? 0) * window.devicePixelRatio;

/**
 * The product drawn as it is picked, once somebody has chosen something, in the first entry of the `frame`. What draws is
 * loaded and made ready when somebody is about to choose in `fields`, and not before.
 */
export function useLook(
  product: Product,
  pick: Pick,
  hasChosen: boolean,
  { frame, fields }: { frame: Place; fields: Place },
): LookState {
  const [look, setLook] = useState<LookState>('off');
  const drawing = useRef<Promise<LookDrawer>>(null);

  useEffect(() => {
    const near = fields.current;
    if (hasChosen || !near || !product.recipe || !canDraw()) return;
    const prepare = (): void => {
      stop();
      startIn(drawing).then(
        (drawer) => drawer.prepare(product, pick, widthOf(frame)),
        // Whoever chooses asks for it again.
        () => {
          drawing.current = null;
        },
      );
    };
    const stop = (): void => {
      for (const sign of NEAR) near.removeEventListener(sign, prepare);
    };
    for (const sign of NEAR) near.addEventListener(sign, prepare);
    return stop;
  }, [product, pick, hasChosen, frame, fields]);

  useEffect(() => {
    if (!hasChosen || !product.recipe || !canDraw()) return;
    let isOver = false;
    setLook((before) => (before === 'off' ? 'waiting' : before));
    startIn(drawing).then(
      ({ draw }) => isOver || draw(product, pick, widthOf(frame), (next) => isOver || setLook(next)),
      () => {
        drawing.current = null;
        if (!isOver) setLook('off');
      },
    );
    return () => {
      isOver = true;
    };
  }, [product, pick, hasChosen, frame]);

  useEffect(() => () => void drawing.current?.then(({ end }) => end()), []);
  return look;
}
