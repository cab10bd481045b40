import type { Outfit } from '@adunni/contracts/tryon/outfits';
import type { Kind } from '@adunni/tryon/cutout/propose';
import type { ReadPixels } from '../photo/messages.ts';
import type { DrawnLayer } from '../room/messages.ts';

type Role = DrawnLayer['role'];

/** A garment on its canvas: straight RGBA, how much of each pixel is the garment, and to which layer it belongs. */
export interface Garment {
  picture: Uint8ClampedArray<ArrayBuffer>;
  cover: Float32Array<ArrayBuffer>;
  parts: Uint8Array<ArrayBuffer>;
}

/** Photo pixels, straight RGBA. */
export interface Pixels {
  width: number;
  height: number;
  pixels: Uint8ClampedArray<ArrayBuffer>;
}

/** What is asked: to cut a garment out of a photo, to open what was saved, for the layers to show, or for their files. */
export type CutOrder =
  | { kind: 'flat'; photo: Pixels; tolerance: number; of: Kind }
  | { kind: 'worn'; photo: ReadPixels; of: Kind }
  | { kind: 'open'; layers: readonly { role: Role; address: string }[] }
  | { kind: 'show'; garment: Garment }
  | { kind: 'encode'; garment: Garment };

export interface CutAnswers {
  flat: CutGarment;
  worn: CutGarment;
  open: { garment: Garment };
  show: { layers: DrawnLayer[] };
  encode: { layers: { role: Role; file: Blob }[] };
}
/** Cut out; without anchors when nothing was found. */
export interface CutGarment {
  garment: Garment;
  anchors: Outfit['anchors'] | null;
  /** Whether it goes on beyond the edge of the photo. */
  isCutOff: boolean;
  /** Whether its background was removed before, so that it was left as it is. */
  isCutBefore: boolean;
}

export type ToCutter = { ticket: number; order: CutOrder };
export type FromCutter = { ticket: number } & ({ answer: CutAnswers[CutOrder['kind']] } | { failure: string });
