import sharp from 'sharp';
import { expect, test } from 'vitest';
import { composite } from './composite.ts';
import { createRandom } from './noise.ts';

test('a picture laid over another has the bytes that libvips gives', async () => {
  const random = createRandom(7);
  const edge = 64;
  const noise = (): Uint8Array =>
    Uint8Array.from({ length: 4 * edge * edge }, (_, i) => (i % 4 === 3 && random() < 0.4 ? 0 : random() * 256));
  const [base, top] = [noise(), noise()];
  const raw = { width: edge, height: edge, channels: 4 as const };
  const expected = await sharp(Buffer.from(base), { raw })
    .composite([{ input: Buffer.from(top), raw }])
    .raw()
    .toBuffer();
  expect(composite(base, top)).toEqual(new Uint8Array(expected));
});
