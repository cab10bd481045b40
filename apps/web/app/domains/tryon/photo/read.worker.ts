import { bodyFromPose } from '@adunni/tryon/body/from-pose';
import type { Landmark } from '@adunni/tryon/body/landmarks';
import { judgePhoto, judgeStance } from '@adunni/tryon/photo/judge';
import { widestFirst } from '@adunni/tryon/photo/people';
import { FilesetResolver, PoseLandmarker, type PoseLandmarkerResult } from '@mediapipe/tasks-vision';
import { canRun } from './can-run.ts';
import { download } from './download.ts';
import type { FromReader, LargeFile, ReaderFailure, ReaderFiles, ReadPixels, ToReader } from './messages.ts';
import { Unsupported, whyNot } from './why-not.ts';

/** As large as what is looked at of a photo. */
const BLANK = 256;

/** Pictures go through it on their way to be looked at; none in browsers that are too old for that. */
const canvas = typeof OffscreenCanvas === 'undefined' ? null : new OffscreenCanvas(1, 1);
let landmarker: Promise<PoseLandmarker> | null = null;
let isAsked = false;
let loading = 0;

const answer = (message: FromReader, transfer: Transferable[] = []): void => self.postMessage(message, { transfer });
const isLost = (): boolean => canvas?.getContext('webgl2')?.isContextLost() === true;
const failed =
  (otherwise: ReaderFailure) =>
  (error: unknown): void =>
    answer({ kind: 'failure', failure: isLost() ? 'reading' : whyNot(error, otherwise) });

// Phones take it away from what lies in the background, and what finds bodies never gets it back: another worker does.
canvas?.addEventListener('webglcontextlost', () => answer({ kind: 'failure', failure: 'reading' }));

self.addEventListener('message', ({ data }: MessageEvent<ToReader>) => {
  if (data.kind === 'start') {
    const started = performance.now();
    landmarker = start(data.files, data.isLive).then((ready) => {
      loading = Math.round(performance.now() - started);
      return warmed(ready, data.isLive);
    });
    landmarker.catch(failed('loading'));
    return;
  }
  const { bitmap } = data;
  isAsked = true;
  const work = landmarker?.then((ready) => {
    const started = performance.now();
    if (data.kind === 'frame') {
      const { landmarks } = ready.detectForVideo(bitmap, data.milliseconds);
      if (isLost()) throw new Error('the context is lost');
      answer({ kind: 'frame', stance: judgeStance(landmarks.map(marksOf), pictureOf(bitmap), data.isWhole) });
      return;
    }
    const read = readPhoto(ready, bitmap);
    const times = { loading, pose: Math.round(performance.now() - started) };
    answer({ kind: 'photo', read, times }, [read.pixels.buffer, read.mask.buffer]);
  });
  work?.catch(failed('reading')).finally(() => bitmap.close());
});

async function start({ loader, runtime, model }: ReaderFiles, isLive: boolean): Promise<PoseLandmarker> {
  if (!canvas || !canRun() || !(await FilesetResolver.isSimdSupported(true))) throw new Unsupported();
  const loaded = new Map<LargeFile, number>();
  const load = (file: LargeFile): Promise<Uint8Array> =>
    download(file, (bytes) => {
      loaded.set(file, bytes);
      const all = [...loaded.values()].reduce((sum, each) => sum + each, 0);
      answer({ kind: 'progress', loaded: Math.min(1, all / (runtime.bytes + model.bytes)) });
    });
  // The runtime is fetched once more by its loader, and then comes out of the browser's cache.
  const [modelAssetBuffer] = await Promise.all([load(model), load(runtime)]);
  return PoseLandmarker.createFromOptions(
    { wasmLoaderPath: loader, wasmBinaryPath: runtime.address },
    {
      canvas,
      baseOptions: { modelAssetBuffer, delegate: 'CPU' },
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

function readPhoto(ready: PoseLandmarker, bitmap: ImageBitmap): ReadPixels {
  const picture = pictureOf(bitmap);
  const { width, height, data: pixels } = picture;
  const found = ready.detect(bitmap);
  if (isLost()) throw new Error('the context is lost');
  const order = widestFirst(found.landmarks.map(marksOf), width / height);
  const [nearest] = order;
  const mask = maskOf(found, nearest?.index, width * height);
  const body = nearest ? bodyFromPose(nearest.pose, { width, height, data: mask }) : null;
  const poses = order.map(({ pose }) => pose);
  return { width, height, pixels, mask, body, faults: judgePhoto(poses, picture) };
}

/** The pixels of a bitmap. */
function pictureOf(bitmap: ImageBitmap) {
  const { width, height } = bitmap;
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('this browser draws no pictures in a worker');
  context.drawImage(bitmap, 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  return { width, height, data: new Uint8ClampedArray(data) };
}

function maskOf({ segmentationMasks }: PoseLandmarkerResult, index: number | undefined, pixels: number) {
  const mask = index === undefined ? undefined : segmentationMasks?.[index];
  const values = mask ? new Float32Array(mask.getAsFloat32Array()) : new Float32Array(pixels);
  for (const each of segmentationMasks ?? []) each.close();
  return values;
}

const marksOf = (pose: readonly Landmark[]): Landmark[] => pose.map(({ x, y, visibility }) => ({ x, y, visibility }));
