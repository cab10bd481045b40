import type { Landmark } from '@adunni/tryon/body/landmarks';
import loader from '@mediapipe/tasks-vision/vision_wasm_module_internal.js?url';
import runtime from '@mediapipe/tasks-vision/vision_wasm_module_internal.wasm?url';
import full from '../../../../.cache/pose/pose_landmarker_full.task?url';
import lite from '../../../../.cache/pose/pose_landmarker_lite.task?url';
import type { FromReader, ReaderFailure, ReadPixels, ReadTimes, ToReader } from './messages.ts';
import { POSE_MODELS, type PoseModel, RUNTIME_BYTES } from './pose-files.ts';

/** A photo that can’t be read, and why. */
export class ReaderError extends Error {
  readonly failure: ReaderFailure;
  constructor(failure: ReaderFailure) {
    super(`the photo could not be read: ${failure}`);
    this.failure = failure;
  }
}

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
  /** Who is in a picture, which it takes, `milliseconds` after the first. Throws a `ReaderError`. */
  watch: (bitmap: ImageBitmap, milliseconds: number) => Promise<Landmark[][]>;
  end: () => void;
}

const MODELS: Record<PoseModel, string> = { full, lite };

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
    async watch(bitmap, milliseconds) {
      tell({ kind: 'frame', bitmap, milliseconds }, [bitmap]);
      return (await next('frame')).poses;
    },
    end,
  };
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
  const files = { loader, runtime, model: MODELS[model], bytes: RUNTIME_BYTES + POSE_MODELS[model].bytes };
  tell({ kind: 'start', isLive, files });
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
