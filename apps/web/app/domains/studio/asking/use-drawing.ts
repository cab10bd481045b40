import type { Look } from '@adunni/contracts/studio/asking/look';
import { useEffect, useRef, useState } from 'react';
import { canDraw } from '../../../kit/garments/can-draw.ts';
import type { Drawer } from '../../../kit/garments/drawer.ts';

/** Px across a drawing beside a form. */
const WIDTH = 480;

/** A recipe drawn while it is changed; null while there is nothing to draw, or where this browser can’t. */
export function useDrawing(recipe: Look['recipe'] | null): ImageData | null {
  const [image, setImage] = useState<ImageData | null>(null);
  const drawer = useRef<Promise<Drawer>>(null);
  const wanted = recipe && JSON.stringify(recipe);
  useEffect(() => {
    if (!wanted || !canDraw()) return setImage(null);
    let isOver = false;
    drawer.current ??= import('../../../kit/garments/drawer.ts').then(({ startDrawer }) => startDrawer());
    drawer.current.then(
      ({ draw }) =>
        isOver || draw(JSON.parse(wanted), WIDTH, (drawn) => isOver || setImage((before) => drawn?.image ?? before)),
      () => {
        drawer.current = null;
      },
    );
    return () => {
      isOver = true;
    };
  }, [wanted]);
  useEffect(() => () => void drawer.current?.then(({ end }) => end()).catch(() => undefined), []);
  return image;
}
