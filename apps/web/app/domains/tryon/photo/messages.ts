import type { SeenBody } from '@adunni/tryon/body/from-pose';
import type { PhotoFault, Stance } from '@adunni/tryon/photo/judge';

/** Where the files are that find a body, on our own origin. */
export interface ReaderFiles {
  loader: string;
  runtime: LargeFile;
  model: LargeFile;
}

/** A file whose size is known, so that one that came cut short is told apart. */
export interface LargeFile {
  address: string;
  /** Unpacked. */
  bytes: number;
}

/** A photo as it was read. It never leaves the device. */
export interface ReadPixels {
  width: number;
  height: number;
  /** Straight RGBA, opaque. */
  pixels: Uint8ClampedArray<ArrayBuffer>;
  /** How much of each pixel is the person with the widest shoulders, 0…1. */
  mask: Float32Array<ArrayBuffer>;
  /** Where the body of that person is; null when nobody was found. */
  body: SeenBody | null;
  /** What makes it hard to dress, the gravest first. */
  faults: readonly PhotoFault[];
}

/** How long it took to start what finds bodies, and to find one, ms. */
export interface ReadTimes {
  loading: number;
  pose: number;
}

/**
 * Why a photo can’t be read: the device can’t run what finds bodies, or has too little memory for it, or it could not be
 * loaded, or it broke off.
 */
export type ReaderFailure = 'unsupported' | 'memory' | 'loading' | 'reading';

export type ToReader =
  | { kind: 'start'; files: ReaderFiles; isLive: boolean }
  | { kind: 'photo'; bitmap: ImageBitmap }
  | { kind: 'frame'; bitmap: ImageBitmap; milliseconds: number; isWhole: boolean };

export type FromReader =
  | { kind: 'progress'; loaded: number }
  | { kind: 'photo'; read: ReadPixels; times: ReadTimes }
  | { kind: 'frame'; stance: Stance }
  | { kind: 'failure'; failure: ReaderFailure };
