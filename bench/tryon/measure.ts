import { bodyFromPose } from '@adunni/tryon/body/from-pose';
import { LANDMARK, type LandmarkName } from '@adunni/tryon/body/landmarks';
import type { WornGarment } from '@adunni/tryon/drape/outfit';
import { dressPhoto, type PreparedPhoto, preparePhoto } from '@adunni/tryon/photo/dress-photo';
import { judgePhoto } from '@adunni/tryon/photo/judge';
import type { Field } from '@adunni/tryon/raster/image';
import { table } from '../report.ts';
import { HEIGHT, type TestBody, testBodies, WIDTH } from './bodies.ts';
import { type Detected, detectAll } from './detect.ts';
import { clothOn, measureDraping } from './draping.ts';
import { GARMENTS, loadGarment } from './garments.ts';
import { measurePortraits } from './portraits.ts';

/** Points whose error is measured. */
const MEASURED: readonly LandmarkName[] = [
  'shoulderL',
  'shoulderR',
  'elbowL',
  'elbowR',
  'wristL',
  'wristR',
  'hipL',
  'hipR',
  'kneeL',
  'kneeR',
  'ankleL',
  'ankleR',
];

/** What was found of one test body. */
interface Row {
  body: TestBody;
  /** Mean distance of the points, % of the height of the person; null when nobody was found. */
  error: number | null;
  /** Shared area of the found and the true mask by that of both together, %. */
  overlap: number;
  /** Cloth beyond the person, and bare trunk beside the cloth, % of the cloth. */
  outside: number;
  bare: number;
  faults: number;
  milliseconds: { detect: number; prepare: number; dress: number };
}

/** Measures the photo way of the fitting room on drawn people, of whom everything is known; returns Markdown. */
export async function measureTryOn(): Promise<string> {
  const bodies = testBodies();
  const { loadedAfter, found } = await detectAll(bodies);
  const tunic = (await loadGarment('senator-crest')) as WornGarment;
  const rows = bodies.map((body, i) => measureOne(body, found[i] as Detected, tunic));
  const [first] = rows;
  const warm = rows.slice(10);
  const dressings = await dressAll(bodies[0] as TestBody, found[0] as Detected);
  const thirds = ([0, 1, 2] as const).map((third) => rows.filter(({ body }) => body.third === third));
  const groups: [string, Row[]][] = [
    ['all', rows],
    ['lightest third of skin', thirds[0] ?? []],
    ['middle third', thirds[1] ?? []],
    ['darkest third', thirds[2] ?? []],
    ...[...Map.groupBy(rows, ({ body }) => body.name)],
    ...[...Map.groupBy(rows, ({ body }) => body.stance)],
    ...[...Map.groupBy(rows, ({ body }) => `before: ${body.room}`)],
  ];
  const ms = (of: (row: Row) => number): string[] => [
    `${Math.round(first ? of(first) : 0)} ms`,
    `${Math.round(median(warm.map(of)))} ms`,
    `${Math.round(Math.max(...warm.map(of)))} ms`,
  ];
  return [
    table(
      [
        'people',
        'number',
        'found',
        'points off, % of height',
        'mask overlap',
        'cloth beyond body',
        'bare trunk',
        'without a fault',
      ],
      groups.map(rowOf),
    ),
    table(
      [`stage, ${WIDTH} by ${HEIGHT} px`, 'first', 'median', 'worst'],
      [
        ['finding the body (Chromium, software WebGL)', ...ms((row) => row.milliseconds.detect)],
        ['making the photo ready (Node)', ...ms((row) => row.milliseconds.prepare)],
        ['dressing in a tunic and trousers (Node)', ...ms((row) => row.milliseconds.dress)],
        ['dressing in each of the garments (Node)', '', ...dressings],
      ],
    ),
    await measureDraping(bodies, found),
    await measurePortraits(),
    `What finds bodies started within ${Math.round(loadedAfter)} ms. ${rows.length} people, ${GARMENTS.length} garments.`,
  ].join('\n\n');
}

function rowOf([name, rows]: [string, Row[]]): string[] {
  const errors = rows.flatMap(({ error }) => (error === null ? [] : [error]));
  return [
    name,
    String(rows.length),
    String(errors.length),
    `${mean(errors).toFixed(2)} %`,
    ...[(row: Row) => row.overlap, (row: Row) => row.outside, (row: Row) => row.bare].map(
      (of) => `${mean(rows.map(of)).toFixed(1)} %`,
    ),
    String(rows.filter(({ faults }) => faults === 0).length),
  ];
}

function measureOne(body: TestBody, { poses, mask: shares, milliseconds: detect }: Detected, tunic: WornGarment): Row {
  const [landmarks] = poses;
  const faults = judgePhoto(poses, body.photo).length;
  if (!landmarks)
    return {
      body,
      error: null,
      overlap: 0,
      outside: 0,
      bare: 100,
      faults,
      milliseconds: { detect, prepare: 0, dress: 0 },
    };
  const mask: Field = { width: WIDTH, height: HEIGHT, data: Float32Array.from(shares, (value) => value / 255) };
  const distances = MEASURED.map((name) => {
    const [a, b] = [landmarks[LANDMARK[name]], body.landmarks[LANDMARK[name]]];
    return a && b ? Math.hypot((a.x - b.x) * WIDTH, (a.y - b.y) * HEIGHT) : 0;
  });
  const started = performance.now();
  const prepared = preparePhoto({ photo: body.photo, mask, body: bodyFromPose(landmarks, mask) });
  const ready = performance.now();
  dressPhoto(prepared, [tunic]);
  const done = performance.now();
  return {
    ...{ body, faults, ...clothOf(prepared, body, tunic) },
    error: (100 * mean(distances)) / heightOf(body),
    overlap: overlapOf(mask, body.mask),
    milliseconds: { detect, prepare: ready - started, dress: done - ready },
  };
}

const heightOf = ({ mask }: TestBody): number => {
  const rows = mask.data.findIndex((value) => value > 0.5) / WIDTH;
  return mask.data.findLastIndex((value) => value > 0.5) / WIDTH - rows;
};

function overlapOf(a: Field, b: Field): number {
  let both = 0;
  let either = 0;
  a.data.forEach((value, i) => {
    const [x, y] = [value > 0.5, (b.data[i] as number) > 0.5];
    both += Number(x && y);
    either += Number(x || y);
  });
  return (100 * both) / either;
}

/** How the cloth of a tunic lies by the true body: beyond it, and where the trunk shows beside it, % of the cloth. */
function clothOf({ body }: PreparedPhoto, { mask, figure }: TestBody, garment: WornGarment) {
  const cloth = clothOn(garment, body);
  const [top, bottom] = [figure.body.chestR[1], figure.body.hipR[1]];
  let [all, outside, bare] = [0, 0, 0];
  mask.data.forEach((person, i) => {
    const isCloth = (cloth.data[4 * i + 3] as number) > 128;
    all += Number(isCloth);
    outside += Number(isCloth && person < 0.5);
    const y = Math.floor(i / WIDTH);
    bare += Number(!isCloth && person > 0.5 && y > top && y < bottom && isTrunk(figure.body, i % WIDTH));
  });
  return { outside: (100 * outside) / all, bare: (100 * bare) / all };
}

const isTrunk = ({ waistR, waistL }: TestBody['figure']['body'], x: number): boolean => x > waistR[0] && x < waistL[0];

/** Median and worst time of dressing somebody in each garment, warm. */
async function dressAll(body: TestBody, { poses, mask: shares }: Detected): Promise<string[]> {
  const [landmarks = []] = poses;
  const mask: Field = { width: WIDTH, height: HEIGHT, data: Float32Array.from(shares, (value) => value / 255) };
  const prepared = preparePhoto({ photo: body.photo, mask, body: bodyFromPose(landmarks, mask) });
  const times: number[] = [];
  for (const name of GARMENTS) {
    const garment = await loadGarment(name);
    dressPhoto(prepared, [garment]);
    const started = performance.now();
    dressPhoto(prepared, [garment]);
    times.push(performance.now() - started);
  }
  return [`${Math.round(median(times))} ms`, `${Math.round(Math.max(...times))} ms`];
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
