import type { Look } from '@adunni/contracts/studio/asking/look';
import type { Drawer } from '../../../kit/garments/drawer.ts';

/** Px across a drawing of a list or a comparison. */
const WIDTH = 480;

let drawer: Promise<Drawer> | null = null;
let turn: Promise<unknown> = Promise.resolve();
let waiting = 0;

/** Draws a recipe after those that were asked for before, in one worker that ends with the last; null when it can’t be drawn. */
export async function drawOnce(recipe: Look['recipe']): Promise<ImageData | null> {
  waiting += 1;
  const drawn = turn.then(() => draw(recipe)).catch(() => null);
  turn = drawn;
  const image = await drawn;
  waiting -= 1;
  if (waiting === 0) {
    void drawer?.then(({ end }) => end());
    drawer = null;
  }
  return image;
}

async function draw(recipe: Look['recipe']): Promise<ImageData | null> {
  drawer ??= import('../../../kit/garments/drawer.ts').then(({ startDrawer }) => startDrawer());
  const ready = await drawer;
  return new Promise((resolve) => {
    ready.draw(recipe, WIDTH, (drawn) => {
      if (!drawn?.isRough) resolve(drawn?.image ?? null);
    });
  });
}
