import type { DrawingFailure } from '@adunni/garment-art/browser/messages';
import type { GarmentRecipe } from '@adunni/garment-art/recipes/recipe';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { type Drawer, startDrawer } from '../../../../kit/garments/drawer.ts';
import type { DrawPart } from '../../../../kit/garments/use-detail.ts';

/** Px that a drawing has at least and at most: sharp on any screen, and soon there. */
const [NARROWEST, WIDEST] = [320, 960];
/** Px across the picture that is kept or sent: 3 : 4, so 2048 px high, more than which some devices can’t hold. */
const LARGE = 1536;

export type Failure = DrawingFailure | 'unable';

export interface Drawn {
  image: ImageData;
  recipe: GarmentRecipe;
  isRough: boolean;
}

const canDraw = (): boolean => 'Worker' in window && 'OffscreenCanvas' in window;

/**
 * Draws a recipe as wide as its frame, roughly first; what came before stays until then. One that is not shown is drawn
 * small, to be kept with the design.
 */
export function useDrawing(recipe: GarmentRecipe, frame: RefObject<HTMLElement | null>, isShown: boolean) {
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [attempt, setAttempt] = useState(0);
  const drawer = useRef<Drawer>(null);
  const open = useCallback((): Drawer => {
    drawer.current ??= startDrawer();
    return drawer.current;
  }, []);

  // A worker that failed may have stopped: what is drawn next has another.
  const close = useCallback((): void => {
    drawer.current?.end();
    drawer.current = null;
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt draws the same again; so does being shown
  useEffect(() => {
    if (!canDraw()) return setFailure('unable');
    const shown = (frame.current?.clientWidth ?? 0) * window.devicePixelRatio;
    const width = Math.round(Math.min(Math.max(shown, NARROWEST), WIDEST));
    open().draw(recipe, width, (next, why) => {
      if (next) setDrawn({ ...next, recipe });
      else if (why !== 'recipe' && why !== 'noise') close();
      setFailure(next ? null : (why ?? 'drawing'));
    });
  }, [recipe, frame, attempt, open, close, isShown]);

  useEffect(() => close, [close]);

  return {
    drawn,
    failure,
    isDrawing: failure === null && (drawn?.recipe !== recipe || drawn.isRough),
    /** Draws a part of what is shown. */
    drawPart: useCallback<DrawPart>(
      ({ width, part }, onDrawn) => open().draw(recipe, width, (next) => onDrawn(next?.image ?? null), part),
      [open, recipe],
    ),
    retry: () => setAttempt((count) => count + 1),
    weave: useCallback<Drawer['weave']>(
      (swatch, onWoven) => (canDraw() ? open().weave(swatch, onWoven) : onWoven(null)),
      [open],
    ),
  };
}

/** Draws a recipe large, to be kept or sent, by a worker of its own: what is on the stage goes on meanwhile. */
export function drawLarge(recipe: GarmentRecipe): Promise<ImageData> {
  const drawer = startDrawer();
  return new Promise<ImageData>((resolve, reject) => {
    drawer.draw(recipe, LARGE, (next, why) => {
      if (next && !next.isRough) resolve(next.image);
      if (!next) reject(new Error(`the picture was not drawn: ${why}`));
    });
  }).finally(() => drawer.end());
}
