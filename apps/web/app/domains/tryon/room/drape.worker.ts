import { adjustBody, scaleMoved } from '@adunni/tryon/body/adjust';
import { dressFigure } from '@adunni/tryon/drape/dress-figure';
import type { Outfit } from '@adunni/tryon/drape/outfit';
import { drawFigure, type Figure } from '@adunni/tryon/figure/figure';
import { type Image, straighten } from '@adunni/tryon/raster/image';
import { kept } from '../../../kit/bodies/kept.ts';
import { HeldPhoto } from './held-photo.ts';
import { type Fineness, isThere, wearable } from './layers.ts';
import { type DrawnFigure, type FromWorker, KEPT_PHOTOS, type ToWorker } from './messages.ts';

const KEPT_FIGURES = 4;

const figures = new Map<string, Figure>();
const photos = new Map<string, HeldPhoto>();
let newest = 0;

type Draw = Extract<ToWorker, { kind: 'draw' }>;

self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === 'hold') {
    kept(photos, data.id, KEPT_PHOTOS, () => new HeldPhoto(data.read));
  } else if (data.kind === 'foresee') {
    // Who then wears it is told if it can't be loaded.
    wearable(data.outfit, 'small').catch(() => undefined);
  } else {
    newest = data.ticket;
    void draw(data).catch((error: unknown) => answer({ ticket: data.ticket, failure: String(error) }));
  }
});

const answer = (message: FromWorker, transfer: Transferable[] = []): void => self.postMessage(message, { transfer });

/** Answers with a rough picture where the whole one takes longer, and with that; with none when newer ones are asked for. */
async function draw({ ticket, on, outfits }: Draw): Promise<void> {
  const show = (picture: Image, isRough: boolean): void => {
    const pixels = straighten(picture);
    answer({ ticket, pixels, width: picture.width, height: picture.height, isRough }, [pixels.buffer]);
  };
  const isOvertaken = async (): Promise<boolean> => {
    // What was asked for meanwhile is heard first.
    await new Promise((done) => setTimeout(done));
    return ticket !== newest;
  };
  const load = (fineness: Fineness) => Promise.all(outfits.map((outfit) => wearable(outfit, fineness)));
  const photo = 'photoId' in on ? heldPhoto(on.photoId) : null;
  const moved = 'photoId' in on ? on.moved : {};
  const isSlow = photo?.isSlow || outfits.some((outfit) => !isThere(outfit, 'whole'));
  if (isSlow && outfits.length > 0) {
    const small = await load('small');
    if (await isOvertaken()) return;
    // They come while the rough picture is drawn.
    load('whole').catch(() => undefined);
    show(photo ? photo.dressRoughly(small, moved) : dressed(halved(on as DrawnFigure), small), true);
  }
  const whole = await load('whole');
  if (await isOvertaken()) return;
  show(photo ? photo.dress(whole, moved) : dressed(on as DrawnFigure, whole), false);
  if (photo && outfits.length === 0 && !(await isOvertaken())) photo.prepare();
}

function heldPhoto(id: string): HeldPhoto {
  const photo = photos.get(id);
  if (!photo) throw new Error('the photo is not held');
  return photo;
}

const halved = ({ look, width, height, moved = {} }: DrawnFigure): DrawnFigure => ({
  ...{ look, width: width / 2, height: height / 2, moved: scaleMoved(moved, 0.5) },
});

function dressed({ look, width, height, moved = {} }: DrawnFigure, outfits: Outfit[]): Image {
  const isDressed = outfits.some((outfit) => outfit.fit !== 'head' && outfit.slot !== 'bottom');
  const isCovered = outfits.some(({ fit }) => fit === 'head');
  const seen = { ...look, isDressed, isCovered };
  const name = JSON.stringify([seen, width, height]);
  const { picture, body } = kept(figures, name, KEPT_FIGURES, () => drawFigure(seen, width, height));
  return dressFigure({ picture, body: adjustBody(body, moved), outfits });
}
