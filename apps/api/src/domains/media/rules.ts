import { PICTURE_FORMATS, PICTURE_WIDTHS, type PictureFormat, type PictureWidth } from '@adunni/contracts/media/media';

/** One width and format of a picture. */
export interface Derivative {
  width: PictureWidth;
  format: PictureFormat;
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const FILE = /^([1-9]\d{1,3})\.([a-z]{3,4})$/;

/** Whether a text is a media id, in the one spelling that addresses use. */
export const isMediaId = (text: string): boolean => ID.test(text);

/** Reads a file name such as `640.webp`; null for any width or format that is not offered. */
export function parseFile(file: string): Derivative | null {
  const [, digits, extension] = FILE.exec(file) ?? [];
  const width = PICTURE_WIDTHS.find((offered) => offered === Number(digits));
  const format = PICTURE_FORMATS.find((offered) => offered === extension);
  return width && format ? { width, format } : null;
}

/** Half the width, or the next smaller one that is offered, for whom data is dear. */
export function savingData({ width, format }: Derivative): Derivative {
  const smaller = PICTURE_WIDTHS.filter((offered) => offered <= width / 2);
  return { width: smaller.at(-1) ?? PICTURE_WIDTHS[0], format };
}

/** The folder of originals. */
export const UPLOADS = 'uploads';

/** To whom what was made of a picture is served: to everybody, or at signed addresses only. */
export type Shelf = 'widths' | 'private-widths';

/** What the keys of everything begin with that was made of a picture. */
export const derivativesOf = (mediaId: string, shelf: Shelf = 'widths'): string => `${shelf}/${mediaId}/`;

/** Where a derivative is kept. */
export const derivativeKey = (mediaId: string, { width, format }: Derivative, shelf: Shelf): string =>
  `${derivativesOf(mediaId, shelf)}${width}.${format}`;

const SIGNATURES = [
  { format: 'jpeg', starts: [[0, 'ffd8ff']] },
  { format: 'png', starts: [[0, '89504e470d0a1a0a']] },
  {
    format: 'webp',
    starts: [
      [0, '52494646'],
      [8, '57454250'],
    ],
  },
] as const;

/** The kind of picture that the first bytes announce; null for anything but JPEG, PNG and WebP. */
export function formatOf(bytes: Buffer): 'jpeg' | 'png' | 'webp' | null {
  const match = SIGNATURES.find(({ starts }) =>
    starts.every(([at, hex]) => bytes.toString('hex', at, at + hex.length / 2) === hex),
  );
  return match?.format ?? null;
}

/** A colour as `#rrggbb`. */
export const hexOf = ({ r, g, b }: { r: number; g: number; b: number }): string =>
  `#${[r, g, b].map((part) => part.toString(16).padStart(2, '0')).join('')}`;

/** Bytes at the end of a file within which a PDF must say that it ends. */
const TAIL = 1024;

/** Whether bytes begin and end as a PDF does. */
export const isPdf = (bytes: Buffer): boolean =>
  /^%PDF-[12]\.\d/.test(bytes.toString('latin1', 0, 8)) &&
  bytes.subarray(Math.max(0, bytes.length - TAIL)).includes('%%EOF');

/** Whether bytes claim to be a PDF. */
export const claimsPdf = (bytes: Buffer): boolean => bytes.toString('latin1', 0, 5) === '%PDF-';

/** The type of the only documents that are taken. */
export const PDF = 'application/pdf';

/** The file of a stored PDF, below its address. */
export const PDF_FILE = 'document.pdf';
