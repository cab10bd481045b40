import type { Stance } from '@adunni/tryon/photo/judge';
import loader from '@mediapipe/tasks-vision/vision_wasm_module_internal.js?url';
import runtimeAddress from '@mediapipe/tasks-vision/vision_wasm_module_internal.wasm?url';
import full from '../../../../.cache/pose/pose_landmarker_full.task?url';
import lite from '../../../../.cache/pose/pose_landmarker_lite.task?url';
import type { FromReader, LargeFile, ReaderFailure, ReadPixels, ReadTimes, ToReader } from './messages.ts';
import { POSE_MODELS, type PoseModel, RUNTIME_BYTES } from './pose-files.ts';
import { ReaderError } from './why-not.ts';

/** Finds people in pictures, in a worker of its own that holds some 250 MB: end it after use. */
export interface Reader {
  /** Reads a photo, whose bitmap it takes. Throws a `ReaderError`. */
  read: (bitmap: ImageBitmap) => Promise<{ read: ReadPixels; times: ReadTimes }>;
  /** Tells the share that has come of what it needs, 0…1, at once and whenever it grows. */
  follow: (onProgress: (share: number) => void) => void;
  /** Whether it broke off. */
  hasFailed: () => boolean;
  end: () => void;
}

/** Finds people in the pictures of a camera as they come. */
export interface Watcher {
  /**
   * How somebody stands in a picture, which it takes, `milliseconds` after the first; `isWhole` where their feet are to be in
   * it. Throws a `ReaderError`.
   */
  watch: (bitmap: ImageBitmap, milliseconds: number, isWhole: boolean) => Promise<Stance>;
  end: () => void;
}

const MODELS: Record<PoseModel, LargeFile> = {
  full: { address: full, bytes: POSE_MODELS.full.bytes },
  lite: { address: lite, bytes: POSE_MODELS.lite.bytes },
};
const runtime: LargeFile = { address: runtimeAddress, bytes: RUNTIME_BYTES };

/** Starts the worker and has it load what it needs. */
export function startReader(model: PoseModel): Reader {
  const { tell, next, ...rest } = startWorker({ model, isLive: false });
  return {
    async read(bitmap) {
      tell({ kind: 'photo', bitmap }, [bitmap]);
      return next('photo');
    },
    ...rest,
  };
}

/** Starts the worker for the pictures of a camera. */
export function startWatcher(): Watcher {
  const { tell, next, end } = startWorker({ model: 'lite', isLive: true });
  return {
    async watch(bitmap, milliseconds, isWhole) {
      tell({ kind: 'frame', bitmap, milliseconds, isWhole }, [bitmap]);
      return (await next('frame')).stance;
    },
    end,
  };
}

/** The model that the browser keeps, with what runs it, the precise one first; null when both are to be loaded. */
export async function keptModel(): Promise<PoseModel | null> {
  if (!(await isKept(runtime))) return null;
  if (await isKept(MODELS.full)) return 'full';
  return (await isKept(MODELS.lite)) ? 'lite' : null;
}

/** Whether a file is in the browser’s cache; no where that can’t be asked. */
async function isKept({ address }: LargeFile): Promise<boolean> {
  try {
    const { ok, body } = await fetch(address, { cache: 'only-if-cached', mode: 'same-origin' });
    await body?.cancel();
    return ok;
  } catch {
    return false;
  }
}

interface Start {
  model: PoseModel;
  isLive: boolean;
}

function startWorker({ model, isLive }: Start) {
  const worker = new Worker(new URL('./read.worker.ts', import.meta.url), { type: 'module' });
  let waiting: PromiseWithResolvers<FromReader> | null = null;
  let failure: ReaderFailure | null = null;
  let share = 0;
  let follower: (share: number) => void = () => undefined;
  const fail = (why: ReaderFailure): void => {
    failure = why;
    waiting?.reject(new ReaderError(why));
  };
  worker.addEventListener('message', ({ data }: MessageEvent<FromReader>) => {
    if (data.kind === 'progress') {
      share = data.loaded;
      follower(share);
    } else if (data.kind === 'failure') fail(data.failure);
    else waiting?.resolve(data);
  });
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    fail('reading');
  });
  const tell = (message: ToReader, transfer: Transferable[] = []): void => worker.postMessage(message, transfer);
  tell({ kind: 'start', isLive, files: { loader, runtime, model: MODELS[model] } });
  return {
    tell,
    /** The next answer of a kind; one is waited for at a time. */
    async next<Kind extends 'photo' | 'frame'>(kind: Kind): Promise<Extract<FromReader, { kind: Kind }>> {
      if (failure) throw new ReaderError(failure);
      waiting = Promise.withResolvers();
      const answer = await waiting.promise;
      if (answer.kind !== kind) throw new ReaderError('reading');
      return answer as Extract<FromReader, { kind: Kind }>;
    },
    follow(onProgress: (share: number) => void): void {
      follower = onProgress;
      onProgress(share);
    },
    hasFailed: () => failure !== null,
    end: () => worker.terminate(),
  };
}
