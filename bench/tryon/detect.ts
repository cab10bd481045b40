import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import type { Landmark } from '@adunni/tryon/body/landmarks';
import type { Image } from '@adunni/tryon/raster/image';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { preparedModels } from '../../apps/web/bundling/pose/pose-models.ts';
import { ROOT } from '../processes.ts';

/** What was found in a picture, and how long that took. */
export interface Detected {
  poses: Landmark[][];
  /** 0…255, as large as the picture. */
  mask: number[];
  milliseconds: number;
}

const FOLDER = join(ROOT, 'node_modules/@mediapipe/tasks-vision');
const TYPES: Record<string, string> = {
  '.mjs': 'text/javascript',
  '.js': 'text/javascript',
  '.wasm': 'application/wasm',
};
/** WebGL in software, as on a machine without a graphics chip. */
export const GL_FLAGS = ['--no-sandbox', '--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'];

/** Runs what finds bodies in Chromium over pictures; `loadedAfter` is how long it took to start, ms. */
export async function detectAll(
  bodies: readonly { photo: Image }[],
): Promise<{ loadedAfter: number; found: Detected[] }> {
  const models = await preparedModels();
  const pictures = await Promise.all(
    bodies.map(({ photo: { width, height, data } }) =>
      sharp(Buffer.from(data), { raw: { width, height, channels: 4 } })
        .removeAlpha()
        .png()
        .toBuffer(),
    ),
  );
  const server = createServer(async ({ url = '/' }, response) => {
    const picture = pictures[Number(/^\/picture\/(\d+)$/.exec(url)?.[1] ?? -1)];
    const body = url === '/' ? '<!doctype html>' : (picture ?? models.get(url.slice(1)));
    response.setHeader('content-type', url === '/' ? 'text/html' : (TYPES[extname(url)] ?? 'application/octet-stream'));
    response.end(body ?? (await readFile(join(FOLDER, url)).catch(() => '')));
  }).listen(0, '127.0.0.1');
  const executablePath = process.env.CHROMIUM_PATH;
  const browser = await chromium.launch({ args: GL_FLAGS, ...(executablePath && { executablePath }) });
  try {
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    const loadedAfter = await page.evaluate(start);
    const found: Detected[] = [];
    for (const index of pictures.keys()) found.push(await detect(page, index));
    return { loadedAfter, found };
  } finally {
    await browser.close();
    server.close();
  }
}

/** Runs in the page. */
async function start(): Promise<number> {
  const started = performance.now();
  const library = '/vision_bundle.mjs';
  const { PoseLandmarker } = (await import(library)) as typeof import('@mediapipe/tasks-vision');
  const wasm = '/wasm/vision_wasm_internal';
  const landmarker = await PoseLandmarker.createFromOptions(
    { wasmLoaderPath: `${wasm}.js`, wasmBinaryPath: `${wasm}.wasm` },
    {
      baseOptions: { modelAssetPath: '/pose_landmarker_full.task', delegate: 'CPU' },
      runningMode: 'IMAGE',
      numPoses: 2,
      outputSegmentationMasks: true,
    },
  );
  Object.assign(window, { landmarker });
  return performance.now() - started;
}

const detect = (page: Page, index: number): Promise<Detected> =>
  page.evaluate(async (at) => {
    const { landmarker } = window as unknown as { landmarker: import('@mediapipe/tasks-vision').PoseLandmarker };
    const bitmap = await createImageBitmap(await (await fetch(`/picture/${at}`)).blob());
    const started = performance.now();
    const { landmarks, segmentationMasks } = landmarker.detect(bitmap);
    const milliseconds = performance.now() - started;
    const mask = Array.from(segmentationMasks?.[0]?.getAsFloat32Array() ?? [], (value) => Math.round(value * 255));
    for (const each of segmentationMasks ?? []) each.close();
    return { poses: landmarks as Detected['poses'], mask, milliseconds };
  }, index);
