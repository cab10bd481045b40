import type { Look } from '@adunni/contracts/studio/asking/look';
import type { Drawer } from '../../../kit/garments/drawer.ts';

/** Px across a drawing of a list or a comparison. */
const WIDTH = 480;
/** Drawings that are kept, as a page shows the same one beside each that differs from it; each is 1.2 MB. */
const MOST = 6;

let drawer: Promise<Drawer> | null = null;
let turn: Promise<unknown> = Promise.resolve();
let waiting = 0;
const drawings = new Map<string, Promise<ImageData | null>>();

/** Draws a recipe after those that were asked for before, in one worker that ends with the last; null when it can’t be drawn. */
export function drawOnce(recipe: Look['recipe']): Promise<ImageData | null> {
  const key = JSON.stringify(recipe);
  const known = drawings.get(key);
  if (known) return known;
  const drawing = inTurn(recipe);
  drawings.set(key, drawing);
  for (const oldest of drawings.keys()) {
    if (drawings.size <= MOST) break;
    drawings.delete(oldest);
  }
  // What failed may go well another time.
  void drawing.then((image) => image ?? drawings.delete(key));
  return drawing;
}

async function inTurn(recipe: Look['recipe']): Promise<ImageData | null> {
  waiting += 1;
  const drawn = turn.then(() => draw(recipe)).catch(() => null);
  turn = drawn;
  const image = await drawn;
  waiting -= 1;
  if (waiting === 0) {
    drawer?.then(({ end }) => end()).catch(() => undefined);
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
