import type { FigureLook } from '@adunni/tryon/figure/figure';
import { type TestPhoto, testPhoto } from '@adunni/tryon/photo/test-photo';
import { blankImage, type Image, layOver } from '@adunni/tryon/raster/image';

/** A drawn person in a room, of whom every point is known. */
export interface TestBody extends TestPhoto {
  name: string;
  stance: string;
  room: string;
  /** Which third of the tones of skin: 0 the lightest, 2 the darkest. */
  third: 0 | 1 | 2;
  /** How it was drawn, to draw it again in clothes. */
  look: FigureLook;
  behind: Behind;
  light: number;
}

export const [WIDTH, HEIGHT] = [720, 960];

const SKINS: readonly (readonly [third: 0 | 1 | 2, skin: FigureLook['skin']])[] = [
  [0, [230, 188, 156]],
  [0, [205, 156, 120]],
  [1, [165, 112, 78]],
  [1, [132, 84, 55]],
  [2, [88, 53, 34]],
  [2, [62, 38, 27]],
];
const BUILDS: readonly (readonly [string, Pick<FigureLook, 'build' | 'lengths'>])[] = [
  ['slim woman', { build: 'woman', lengths: { height: 172, bust: 82, waist: 64, hips: 90 } }],
  ['woman', { build: 'woman', lengths: { height: 165, bust: 96, waist: 80, hips: 106 } }],
  ['large woman', { build: 'woman', lengths: { height: 162, bust: 118, waist: 104, hips: 126 } }],
  ['slim man', { build: 'man', lengths: { height: 184, bust: 92, waist: 76, hips: 92 } }],
  ['man', { build: 'man', lengths: { height: 177, bust: 102, waist: 90, hips: 101 } }],
  ['large man', { build: 'man', lengths: { height: 174, bust: 124, waist: 118, hips: 118 } }],
  ['tall man', { build: 'man', lengths: { height: 196, bust: 104, waist: 88, hips: 102 } }],
];
const STANCES = [
  ['arms a little off', { upperArm: 0.315, forearm: 0.31 }],
  ['arms close', { upperArm: 0.2, forearm: 0.1 }],
  ['arms wide', { upperArm: 0.6, forearm: 0.5 }],
  ['elbows out', { upperArm: 0.5, forearm: 0.05 }],
] as const;

type Colour = readonly [number, number, number];
/** What is behind people, by the place. */
type Behind = (x: number, y: number) => Colour;
const ROOMS: readonly (readonly [string, Behind])[] = [
  ['wall', (x) => [150 + (60 * x) / WIDTH, 146 + (58 * x) / WIDTH, 135 + (54 * x) / WIDTH]],
  ['curtain', (x) => (Math.floor(x / 24) % 2 === 0 ? [96, 44, 52] : [128, 66, 70])],
  ['door and floor', (x, y) => (y > HEIGHT * 0.8 ? [104, 82, 60] : x < WIDTH * 0.4 ? [132, 98, 70] : [214, 210, 200])],
  ['brown wall', (x, y) => [120 - (30 * y) / HEIGHT, 84 - (20 * x) / WIDTH, 62]],
];
const LIGHTS = [1, 0.75, 1.15];

/** Forty-two people: seven builds in six tones of skin, standing in four ways, in four rooms and three kinds of light. */
export function testBodies(): TestBody[] {
  return SKINS.flatMap(([third, skin], s) =>
    BUILDS.map(([name, build], b) => {
      const [stance, arms] = STANCES[(s + b) % STANCES.length] as (typeof STANCES)[number];
      const [room, behind] = ROOMS[(s * 3 + b) % ROOMS.length] as (typeof ROOMS)[number];
      const look: FigureLook = { ...build, skin, stance: arms, isDressed: true };
      const light = LIGHTS[(s + 2 * b) % LIGHTS.length] ?? 1;
      const person = testPhoto(look, WIDTH, HEIGHT);
      const photo = photoIn(behind, person.figure.picture, light);
      return { ...person, photo, name, stance, room, third, look, behind, light };
    }),
  );
}

/** A person in front of a room, in some light. */
export function photoIn(behind: Behind, person: Image, light: number): Image {
  const photo = blankImage(WIDTH, HEIGHT);
  for (let y = 0, at = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++, at += 4) photo.data.set([...behind(x, y), 255], at);
  layOver(photo, person);
  for (let at = 0; at < photo.data.length; at += 4)
    for (let k = 0; k < 3; k++) photo.data[at + k] = (photo.data[at + k] as number) * light;
  return photo;
}
