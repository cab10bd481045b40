// Encoding of finished pictures.
import sharp from 'sharp';
import type { Picture } from '../scenes/picture.ts';

/** Encodes to WebP; alpha kept when wanted. */
export async function toWebp(picture: Picture, quality = 82, alpha = false): Promise<Buffer> {
  const image = sharp(picture.pixels, { raw: { width: picture.width, height: picture.height, channels: 4 } });
  return alpha
    ? image.webp({ quality: 86, alphaQuality: 95 }).toBuffer()
    : image.removeAlpha().webp({ quality, effort: 4 }).toBuffer();
}
