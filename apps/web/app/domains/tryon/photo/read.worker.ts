import type { Landmark } from '@adunni/tryon/body/landmarks';
import { widestFirst } from '@adunni/tryon/photo/people';
import { FilesetResolver, PoseLandmarker, type PoseLandmarkerResult } from '@mediapipe/tasks-vision';
import type { FromReader, ReaderFailure, ReaderFiles, ReadPixels, ToReader } from './messages.ts';
import { whyNot } from './why-not.ts';

/** As large as what is looked at of a photo. */
const BLANK = 256;

let landmarker: Promise<PoseLandmarker> | null = null;
let isAsked = false;
let loading = 0;

const answer = (message: FromReader, transfer: Transferable[] = []): void => self.postMessage(message, { transfer });
const failed =
  (otherwise: ReaderFailure) =>
  (error: unknown): void =>
    answer({ kind: 'failure', failure: whyNot(error, otherwise) });

self.addEventListener('message', ({ data }: MessageEvent<ToReader>) => {
  if (data.kind === 'start') {
    const started = performance.now();
    landmarker = start(data.files, data.isLive).then((ready) => {
      loading = Math.round(performance.now() - started);
      return warmed(ready, data.isLive);
    });
    landmarker.catch(failed(canRun() ? 'loading' : 'unsupported'));
    return;
  }
  const { bitmap } = data;
  isAsked = true;
  const work = landmarker?.then((ready) => {
    if (data.kind === 'frame') {
      const { landmarks } = ready.detectForVideo(bitmap, data.milliseconds);
      answer({ kind: 'frame', poses: landmarks.map(marksOf) });
      return;
    }
    const started = performance.now();
    const read = readPhoto(ready, bitmap);
    const times = { loading, pose: Math.round(performance.now() - started) };
    answer({ kind: 'photo', read, times }, [read.pixels.buffer, read.mask.buffer]);
  });
  work?.catch(failed('reading')).finally(() => bitmap.close());
});

/** Bodies are found on the processor, but pictures go through WebGL on their way there. */
const canRun = (): boolean =>
  typeof OffscreenCanvas !== 'undefined' && new OffscreenCanvas(1, 1).getContext('webgl2') !== null;

async function start(files: ReaderFiles, isLive: boolean): Promise<PoseLandmarker> {
  if (!canRun() || !(await FilesetResolver.isSimdSupported(true))) throw new Error('this device finds no bodies');
  let loaded = 0;
  const load = (address: string): Promise<Uint8Array> =>
    download(address, (bytes) => {
      loaded += bytes;
      answer({ kind: 'progress', loaded: Math.min(1, loaded / files.bytes) });
    });
  // The runtime is fetched once more by its loader, and then comes out of the browser's cache.
  const [model] = await Promise.all([load(files.model), load(files.runtime)]);
  return PoseLandmarker.createFromOptions(
    { wasmLoaderPath: files.loader, wasmBinaryPath: files.runtime },
    {
      baseOptions: { modelAssetBuffer: model, delegate: 'CPU' },
      runningMode: isLive ? 'VIDEO' : 'IMAGE',
      numPoses: 2,
      outputSegmentationMasks: !isLive,
    },
  );
}

/** The first picture takes three times as long as the next: where none is there yet, that is an empty one. */
function warmed(ready: PoseLandmarker, isLive: boolean): PoseLandmarker {
  const blank = new OffscreenCanvas(BLANK, BLANK);
  if (isLive || isAsked || !blank.getContext('2d')) return ready;
  for (const each of ready.detect(blank).segmentationMasks ?? []) each.close();
  return ready;
}

async function download(address: string, onBytes: (bytes: number) => void): Promise<Uint8Array> {
  const { ok, status, body } = await fetch(address);
  if (!ok || !body) throw new Error(`the file answered with ${status}`);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for (const reader = body.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    onBytes(value.length);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

function readPhoto(ready: PoseLandmarker, bitmap: ImageBitmap): ReadPixels {
  const { width, height } = bitmap;
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('this browser draws no pictures in a worker');
  context.drawImage(bitmap, 0, 0);
  const pixels = context.getImageData(0, 0, width, height).data;
  const found = ready.detect(context.canvas);
  const order = widestFirst(found.landmarks.map(marksOf), width / height);
  const mask = maskOf(found, order[0]?.index, width * height);
  return { width, height, pixels: new Uint8ClampedArray(pixels), mask, poses: order.map(({ pose }) => pose) };
}

function maskOf({ segmentationMasks }: PoseLandmarkerResult, index: number | undefined, pixels: number) {
  const mask = index === undefined ? undefined : segmentationMasks?.[index];
  const values = mask ? new Float32Array(mask.getAsFloat32Array()) : new Float32Array(pixels);
  for (const each of segmentationMasks ?? []) each.close();
  return values;
}

const marksOf = (pose: readonly Landmark[]): Landmark[] => pose.map(({ x, y, visibility }) => ({ x, y, visibility }));
