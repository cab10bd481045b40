import type { Moved } from '@adunni/tryon/body/adjust';
import { dressFigure } from '@adunni/tryon/drape/dress-figure';
import type { Outfit } from '@adunni/tryon/drape/outfit';
import { drawFigure, type Figure } from '@adunni/tryon/figure/figure';
import { type Image, straighten } from '@adunni/tryon/raster/image';
import { HeldPhoto } from './held-photo.ts';
import { kept } from './kept.ts';
import { wearable } from './layers.ts';
import { type FromWorker, KEPT_PHOTOS, type ToWorker } from './messages.ts';

const KEPT_FIGURES = 4;

const figures = new Map<string, Figure>();
const photos = new Map<string, HeldPhoto>();
let newest = 0;

type Draw = Extract<ToWorker, { kind: 'draw' }>;

self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === 'hold') {
    kept(photos, data.id, KEPT_PHOTOS, () => new HeldPhoto(data.read));
    return;
  }
  newest = data.ticket;
  void draw(data).catch((error: unknown) => answer({ ticket: data.ticket, failure: String(error) }));
});

const answer = (message: FromWorker, transfer: Transferable[] = []): void => self.postMessage(message, { transfer });

/** Answers with the picture, unless something newer was asked for while its layers came. */
async function draw({ ticket, on, outfits }: Draw): Promise<void> {
  const show = (picture: Image, isRough: boolean): void => {
    const pixels = straighten(picture);
    answer({ ticket, pixels, width: picture.width, height: picture.height, isRough }, [pixels.buffer]);
  };
  const worn = await Promise.all(outfits.map(wearable));
  // What was asked for meanwhile is heard first.
  await new Promise((done) => setTimeout(done));
  if (ticket !== newest) return;
  if (!('photoId' in on)) return show(dressed(on, worn), false);
  const photo = photos.get(on.photoId);
  if (!photo) throw new Error('the photo is not held');
  const rough = photo.dressRoughly(worn, on.moved);
  if (rough) show(rough, true);
  await new Promise((done) => setTimeout(done));
  if (ticket === newest) show(photo.dress(worn, on.moved), false);
}

function dressed(
  { look, width, height }: Exclude<Draw['on'], { photoId: string; moved: Moved }>,
  outfits: Outfit[],
): Image {
  const isDressed = outfits.some((outfit) => outfit.fit !== 'head' && outfit.slot !== 'bottom');
  const isCovered = outfits.some(({ fit }) => fit === 'head');
  const seen = { ...look, isDressed, isCovered };
  const name = JSON.stringify([seen, width, height]);
  const { picture, body } = kept(figures, name, KEPT_FIGURES, () => drawFigure(seen, width, height));
  return dressFigure({ picture, body, outfits });
}
