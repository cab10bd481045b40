import loader from '@mediapipe/tasks-vision/vision_wasm_module_internal.js?url';
import runtime from '@mediapipe/tasks-vision/vision_wasm_module_internal.wasm?url';
import full from '../../../../.cache/pose/pose_landmarker_full.task?url';
import lite from '../../../../.cache/pose/pose_landmarker_lite.task?url';
import type { FromReader, ReaderFailure, ReadPixels, ToReader } from './messages.ts';
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
  read: (bitmap: ImageBitmap) => Promise<ReadPixels>;
  end: () => void;
}

const MODELS: Record<PoseModel, string> = { full, lite };

/** Starts the worker and has it load what it needs; `onProgress` is told the share that has come, 0…1. */
export function startReader(model: PoseModel, onProgress: (share: number) => void): Reader {
  const worker = new Worker(new URL('./read.worker.ts', import.meta.url), { type: 'module' });
  const tell = (message: ToReader, transfer: Transferable[] = []): void => worker.postMessage(message, transfer);
  const photo = Promise.withResolvers<ReadPixels>();
  // Nobody may be waiting when it fails early.
  photo.promise.catch(() => undefined);
  worker.addEventListener('message', ({ data }: MessageEvent<FromReader>) => {
    if (data.kind === 'progress') onProgress(data.loaded);
    if (data.kind === 'photo') photo.resolve(data.read);
    if (data.kind === 'failure') photo.reject(new ReaderError(data.failure));
  });
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    photo.reject(new ReaderError('reading'));
  });
  tell({
    kind: 'start',
    isLive: false,
    files: { loader, runtime, model: MODELS[model], bytes: RUNTIME_BYTES + POSE_MODELS[model].bytes },
  });
  return {
    read(bitmap) {
      tell({ kind: 'photo', bitmap }, [bitmap]);
      return photo.promise;
    },
    end: () => worker.terminate(),
  };
}
