import type { SeenBody } from '../body/from-pose.ts';
import { distance, type Point } from '../geometry.ts';
import { blur } from '../raster/blur.ts';
import { blankField, type Field, type Image } from '../raster/image.ts';

/** What of a person is skin, by the colours of their own face. */
export interface Skin {
  /** How alike each pixel of the person is to the skin of the face, 0…1. */
  likeness: Field;
  /** Its colour in a middling light, 0…255. */
  tone: readonly [number, number, number];
  /** How bright the face is, 0…255. */
  brightness: number;
}

/** Brightness and the two differences of colour (BT.601), as skin of all tones differs least in the latter. */
const toYcc = (r: number, g: number, b: number): [number, number, number] => {
  const y = 0.299 * r + 0.587 * g + 0.114 * b;
  return [y, (b - y) * 0.564, (r - y) * 0.713];
};

/** The skin of a person in a photo. Works for every tone: nothing but the face in the photo says what skin looks like. */
export function skinOf(photo: Image, mask: Field, { face }: SeenBody): Skin {
  const samples = faceSamples(photo, mask, face);
  // Beards and shadows are darker, lights on the forehead brighter than skin is.
  const middling = samples.toSorted((a, b) => a.y - b.y).slice(samples.length * 0.3, samples.length * 0.9);
  const mean = (of: (sample: Sample) => number): number =>
    middling.reduce((sum, sample) => sum + of(sample), 0) / Math.max(1, middling.length);
  const [y, cb, cr] = [mean((s) => s.y), mean((s) => s.cb), mean((s) => s.cr)];
  const spread = { cb: 30 + mean((s) => (s.cb - cb) ** 2), cr: 30 + mean((s) => (s.cr - cr) ** 2) };
  const raw = blankField(photo.width, photo.height);
  for (let i = 0; i < raw.data.length; i++) {
    if ((mask.data[i] as number) < 0.3) continue;
    const [py, pcb, pcr] = toYcc(...pixel(photo, i));
    const far = ((pcb - cb) ** 2 / spread.cb + (pcr - cr) ** 2 / spread.cr) * 0.55 + ((py - y) / 75) ** 2;
    raw.data[i] = Math.exp(-far / 2);
  }
  const tone = [mean((s) => s.rgb[0]), mean((s) => s.rgb[1]), mean((s) => s.rgb[2])] as const;
  return { likeness: blur(raw, 1), tone, brightness: y };
}

interface Sample {
  rgb: [number, number, number];
  y: number;
  cb: number;
  cr: number;
}

const pixel = ({ data }: Image, i: number): [number, number, number] => [
  data[4 * i] as number,
  data[4 * i + 1] as number,
  data[4 * i + 2] as number,
];

/** Colours between the eyes and the mouth. */
function faceSamples(photo: Image, mask: Field, { nose, mouth, eyeR, eyeL }: SeenBody['face']): Sample[] {
  const radius = Math.max(3, distance(eyeR, eyeL) * 0.85);
  const middle: Point = [nose[0], (eyeR[1] + eyeL[1] + mouth[1]) / 3];
  const samples: Sample[] = [];
  for (let y = Math.floor(middle[1] - radius); y < middle[1] + radius; y++) {
    for (let x = Math.floor(middle[0] - radius); x < middle[0] + radius; x++) {
      if (x < 0 || y < 0 || x >= photo.width || y >= photo.height || distance([x, y], middle) > radius) continue;
      const i = y * photo.width + x;
      if ((mask.data[i] as number) < 0.5) continue;
      const rgb = pixel(photo, i);
      const [brightness, cb, cr] = toYcc(...rgb);
      samples.push({ rgb, y: brightness, cb, cr });
    }
  }
  return samples;
}
