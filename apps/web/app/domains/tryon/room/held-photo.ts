import { adjustBody, type Moved, scaleMoved } from '@adunni/tryon/body/adjust';
import { type SeenBody, shrunk } from '@adunni/tryon/body/from-pose';
import type { Outfit } from '@adunni/tryon/drape/outfit';
import { dressPhoto, type PreparedPhoto, preparePhoto } from '@adunni/tryon/photo/dress-photo';
import type { Image } from '@adunni/tryon/raster/image';
import { halve, halveField } from '@adunni/tryon/raster/image';
import type { ReadPixels } from '../photo/messages.ts';

/** From how long on the finished picture is preceded by a rough one, ms. */
const SLOW = 300;

/** A photo in the worker, made ready to be dressed when it first is. */
export class HeldPhoto {
  readonly #read: { photo: Image; mask: PreparedPhoto['mask']; body: SeenBody };
  #whole: PreparedPhoto | null = null;
  #half: PreparedPhoto | null = null;
  /** How long the last dressing took, ms. */
  #took = Number.POSITIVE_INFINITY;

  constructor({ width, height, pixels, mask, body }: ReadPixels) {
    if (!body) throw new Error('there is nobody in the photo');
    this.#read = { photo: { width, height, data: pixels }, mask: { width, height, data: mask }, body };
  }

  /** Whether the whole picture will keep somebody waiting. */
  get isSlow(): boolean {
    return this.#whole === null || this.#took >= SLOW;
  }

  /** A picture of half the size. */
  dressRoughly(outfits: readonly Outfit[], moved: Moved): Image {
    const { photo, mask, body } = this.#read;
    this.#half ??= preparePhoto({ photo: halve(photo), mask: halveField(mask), body: shrunk(body, 0.5) });
    return dressPhoto(adjusted(this.#half, scaleMoved(moved, 0.5)), outfits);
  }

  /** The photo with outfits on, which follow the body with its points moved. */
  dress(outfits: readonly Outfit[], moved: Moved): Image {
    if (outfits.length === 0) return this.#read.photo;
    const started = performance.now();
    const dressed = dressPhoto(adjusted(this.#prepared(), moved), outfits);
    this.#took = performance.now() - started;
    return dressed;
  }

  /** Does what is the same whatever will be worn. */
  prepare(): void {
    this.#prepared();
  }

  #prepared(): PreparedPhoto {
    this.#whole ??= preparePhoto(this.#read);
    return this.#whole;
  }
}

const adjusted = (photo: PreparedPhoto, moved: Moved): PreparedPhoto => ({
  ...photo,
  body: adjustBody(photo.body, moved),
});
