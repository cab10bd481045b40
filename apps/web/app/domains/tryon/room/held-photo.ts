import { adjustBody, type Moved } from '@adunni/tryon/body/adjust';
import { bodyFromPose } from '@adunni/tryon/body/from-pose';
import type { Landmark } from '@adunni/tryon/body/landmarks';
import type { Outfit } from '@adunni/tryon/drape/outfit';
import { dressPhoto, type PreparedPhoto, preparePhoto } from '@adunni/tryon/photo/dress-photo';
import type { Field, Image } from '@adunni/tryon/raster/image';
import { halve, halveField } from '@adunni/tryon/raster/image';
import type { ReadPixels } from '../photo/messages.ts';

/** From how long on the finished picture is preceded by a rough one, ms. */
const SLOW = 300;

/** A photo in the worker, made ready to be dressed when it first is. */
export class HeldPhoto {
  readonly #read: { photo: Image; mask: Field; landmarks: Landmark[] };
  #whole: PreparedPhoto | null = null;
  #half: PreparedPhoto | null = null;
  /** How long the last dressing took, ms. */
  #took = Number.POSITIVE_INFINITY;

  constructor({ width, height, pixels, mask, poses: [landmarks = []] }: ReadPixels) {
    this.#read = { photo: { width, height, data: pixels }, mask: { width, height, data: mask }, landmarks };
  }

  /** A picture of half the size, where the whole one will keep somebody waiting. */
  dressRoughly(outfits: readonly Outfit[], moved: Moved): Image | null {
    if (this.#took < SLOW || outfits.length === 0) return null;
    const { photo, mask, landmarks } = this.#read;
    this.#half ??= prepared(halve(photo), halveField(mask), landmarks);
    const halves = Object.entries(moved).map(([name, [x, y]]) => [name, [x / 2, y / 2]]);
    return dressPhoto(adjusted(this.#half, Object.fromEntries(halves)), outfits);
  }

  /** The photo with outfits on, which follow the body with its points moved. */
  dress(outfits: readonly Outfit[], moved: Moved): Image {
    if (outfits.length === 0) return this.#read.photo;
    const { photo, mask, landmarks } = this.#read;
    this.#whole ??= prepared(photo, mask, landmarks);
    const started = performance.now();
    const dressed = dressPhoto(adjusted(this.#whole, moved), outfits);
    this.#took = performance.now() - started;
    return dressed;
  }
}

const prepared = (photo: Image, mask: Field, landmarks: Landmark[]): PreparedPhoto =>
  preparePhoto({ photo, mask, body: bodyFromPose(landmarks, mask) });

const adjusted = (photo: PreparedPhoto, moved: Moved): PreparedPhoto => ({
  ...photo,
  body: adjustBody(photo.body, moved),
});
