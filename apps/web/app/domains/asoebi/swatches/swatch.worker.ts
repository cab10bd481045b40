import { layFabric } from '@adunni/tryon/raster/fabric';
import { blankImage, layOver, straighten } from '@adunni/tryon/raster/image';
import { recolour } from '@adunni/tryon/raster/recolour';
import { clothColour, readColour } from '@adunni/tryon/raster/tint';
import { sheetOf, warp } from '@adunni/tryon/raster/warp';
import { loadPixels } from '../../../kit/pictures/load-pixels.ts';
import type { SwatchDrawn, SwatchOrder } from './swatch-messages.ts';

/** Px in which layers and cloth are loaded, and in which a garment is drawn. */
const WIDTH = 480;

// One after the other: all at once would hold the pixels of all garments.
let before: Promise<void> = Promise.resolve();
self.addEventListener('message', ({ data }: MessageEvent<SwatchOrder>) => {
  before = before.then(() => draw(data)).catch(() => answer({ ticket: data.ticket, pixels: null }));
});

const answer = (message: SwatchDrawn, transfer: Transferable[] = []): void => self.postMessage(message, { transfer });

/** Draws a garment in a cloth of these colours. */
async function draw({ ticket, layers, cloth, colours }: SwatchOrder): Promise<void> {
  const [fabric, ...images] = await Promise.all([cloth, ...layers].map((url) => loadPixels(`${url}/${WIDTH}.webp`)));
  const main = clothColour(images);
  const dyes = colours.map(readColour).filter((colour) => colour !== null);
  if (!fabric || !images[0] || !main) return answer({ ticket, pixels: null });
  const { width, height } = images[0];
  const picture = blankImage(width, height);
  const canvas = { width: 1200, height: Math.round((1200 * height) / width) };
  const scale = width / canvas.width;
  for (const sheet of layFabric(
    images.map((image) => sheetOf(image, canvas)),
    main,
    recolour(fabric, dyes),
  ))
    layOver(
      picture,
      warp(sheet, ([x, y]) => [x * scale, y * scale], width, height),
    );
  // Without the empty canvas around it, which differs from garment to garment.
  const { image } = sheetOf(picture).levels[0];
  const pixels = straighten(image);
  answer({ ticket, pixels, width: image.width, height: image.height }, [pixels.buffer]);
}
