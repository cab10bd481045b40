import { join } from 'node:path';
import { bodyFromPose } from '@adunni/tryon/body/from-pose';
import { dressFigure } from '@adunni/tryon/drape/dress-figure';
import { type PreparedPhoto, preparePhoto } from '@adunni/tryon/photo/dress-photo';
import { testPhoto } from '@adunni/tryon/photo/test-photo';
import type { Image } from '@adunni/tryon/raster/image';
import sharp from 'sharp';
import { ROOT } from '../processes.ts';
import { HEIGHT, photoIn, type TestBody, testBodies, WIDTH } from './bodies.ts';
import type { Detected } from './detect.ts';
import { loadGarment } from './garments.ts';

/** Half-length portraits in the public domain: NASA S92-37879 (Eileen Collins) and US Navy DN-ST-91-06187 (Grace Hopper). */
export const PORTRAITS = ['bench/tryon/photos/astronaut.jpg', 'e2e/tryon/photos/grace-hopper.jpg'];

/** Who stands on the contact sheet, of the test bodies, and what they wear in their photo: the sheet shows what is left of it. */
const STANDING: readonly (readonly [index: number, wears: string | null])[] = [
  [0, null],
  [8, 'jumpsuit'],
  [16, null],
  [24, 'plain-kaftan'],
  [32, null],
  [40, 'buba-and-sokoto'],
  [20, null],
  [37, 'peplum-and-wrapper'],
];

/** A photo within the size to which the fitting room reduces those that people choose. */
export async function readPortrait(file: string): Promise<Image> {
  const picture = sharp(join(ROOT, file)).resize({ width: WIDTH, height: HEIGHT, fit: 'inside' });
  const whole = sharp(await picture.ensureAlpha().png().toBuffer());
  const { width = 0, height = 0 } = await whole.metadata();
  // What finds bodies wants widths that four divides.
  const { data, info } = await whole
    .extract({ left: 0, top: 0, width: width - (width % 4), height })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8ClampedArray(data) };
}

/** A test body in clothes, before the same background. */
async function clothed(body: TestBody, garment: string | null): Promise<Image> {
  if (!garment) return body.photo;
  const { picture } = testPhoto(body.look, WIDTH, HEIGHT).figure;
  return photoIn(
    body.behind,
    dressFigure({ picture, body: body.figure.body, outfits: [await loadGarment(garment)] }),
    body.light,
  );
}

/** The photos of eight test bodies, four of them in clothes, and the portraits. */
export function photosToDress(): Promise<Image[]> {
  const bodies = testBodies();
  return Promise.all([
    ...STANDING.map(([index, wears]) => clothed(bodies[index] as TestBody, wears)),
    ...PORTRAITS.map(readPortrait),
  ]);
}

/** Who was found in a photo, ready to be dressed; nobody when nobody was. */
export function personIn(photo: Image, { poses, mask: shares }: Detected): PreparedPhoto | null {
  const [landmarks] = poses;
  if (!landmarks) return null;
  const { width, height } = photo;
  const mask = { width, height, data: Float32Array.from(shares, (value) => value / 255) };
  return preparePhoto({ photo, mask, body: bodyFromPose(landmarks, mask) });
}
