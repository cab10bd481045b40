import { randomUUID } from 'node:crypto';
import { mediaErrors } from '@adunni/contracts/media/media';
import { mediaRoot } from '@adunni/garment-art/media';
import { and, eq, inArray } from 'drizzle-orm';
import type { Sharp } from 'sharp';
import type { Deps } from '../../kit/context.ts';
import type { Tx } from '../../kit/database/connect.ts';
import { Refusal } from '../../kit/errors.ts';
import { diskStorage } from '../../kit/storage/disk.ts';
import { removeFiles } from '../../kit/storage/removal.ts';
import { inReadingQueue } from './picture-queue.ts';
import { findPicture } from './queries.ts';
import { claimsPdf, derivativesOf, formatOf, hexOf, isPdf, PDF, UPLOADS } from './rules.ts';
import { loadSharp } from './sharp.ts';
import { media } from './tables.ts';

export { loadSharp };

/** Most pixels of an upload; more is a bomb or a mistake. */
const MAX_PIXELS = 40_000_000;
/** Most bytes of its pixels once they are unpacked: 40 megapixels of a photo, fewer with 16 bits a colour. */
const MAX_DECODED_BYTES = 128 * 1024 * 1024;
/** Longest one picture may take, in seconds. */
const PATIENCE_S = 20;
/** Bytes of one colour of one pixel, by what the library calls them; more than any other for what it does not say. */
const SAMPLE_BYTES: Record<string, number> = { uchar: 1, char: 1, ushort: 2, short: 2 };
/** Longest side that is kept: beyond the widest width that is served. */
const MAX_SIDE = 2400;
/** How hard encoding tries: the next step takes twice as long and saves a fortieth of the bytes. */
const EFFORT = 2;
/** Longest side of what the strongest colour is looked for in. */
const COLOUR_SIDE = 240;

/** An upload that has been read: re-encoded pixels, what is told of them, and where their file is to be. */
export interface ReadPicture {
  /** Chosen outside of the transaction that stores it, which after a clash writes the same file again. */
  path: string;
  contentType: 'image/webp' | typeof PDF;
  data: Buffer;
  width: number;
  height: number;
  dominant: string;
  /** Share of it that is not transparent, 0…1. */
  covered: number;
}

/**
 * Checks an upload by its content, turns it upright and drops everything but the pixels (place and camera among them);
 * `square` crops around what draws attention, for avatars. Refuses what is not a readable JPEG, PNG or WebP of at most
 * 40 megapixels, or fewer when each takes more bytes. It may take seconds, so do it before the transaction, which holds a connection; one is read at a time.
 */
export const readPicture = (bytes: Buffer, { square = false } = {}): Promise<ReadPicture> =>
  inReadingQueue(() => read(bytes, square));

/** As `readPicture`, and a PDF as it is, which has no width and no height. Throws 415 for anything else. */
export async function readAttachment(bytes: Buffer): Promise<ReadPicture> {
  if (!claimsPdf(bytes)) {
    if (!formatOf(bytes)) throw new Refusal(mediaErrors.not_an_attachment);
    return readPicture(bytes);
  }
  if (!isPdf(bytes)) throw new Refusal(mediaErrors.broken_document);
  const path = `${UPLOADS}/${randomUUID()}.pdf`;
  return { path, contentType: PDF, data: bytes, width: 0, height: 0, dominant: '#ffffff', covered: 1 };
}

/** A part of a picture, in pixels from its upper left corner. */
export interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Cuts a part out of a stored picture’s file; null when it does not lie within. */
export const cutPicture = (bytes: Buffer, { x, y, width, height }: Part): Promise<ReadPicture | null> =>
  inReadingQueue(async () => {
    const sharp = await loadSharp();
    const whole = await sharp(bytes).metadata();
    if (x + width > whole.width || y + height > whole.height) return null;
    return encoded(sharp(bytes).extract({ left: x, top: y, width, height }));
  });

/** A picture or a PDF whose file is stored, and which no row names yet. */
export type KeptPicture = Omit<ReadPicture, 'data'> & { bytes: number };

/**
 * Stores the file of a picture or a PDF that was read. It may take as long as a store is slow, so do it before the
 * transaction; what no row names in the end goes after a day.
 */
export async function keepPicture(
  { storage }: Pick<Deps, 'storage'>,
  { data, ...told }: ReadPicture,
): Promise<KeptPicture> {
  await storage.put(told.path, data);
  return { ...told, bytes: data.length };
}

/** Enters a picture or a PDF, for everybody or, with `isPrivate`, for those to whom answers give its address. */
export async function storePicture(
  tx: Tx,
  {
    path,
    contentType,
    bytes,
    width,
    height,
    dominant,
    alt,
    isPrivate,
  }: KeptPicture & { alt: string; isPrivate: boolean },
): Promise<typeof media.$inferSelect> {
  const values = { path, contentType, width, height, bytes, alt, dominant, isPrivate };
  const [row] = await tx
    .insert(media)
    .values({ source: 'upload', ...values })
    .returning();
  if (!row) throw new Error('the picture was not stored');
  return row;
}

/** The file of a picture as it was stored; null when there is no such picture. */
export async function originalOf({ db, storage }: Deps, mediaId: string): Promise<Buffer | null> {
  const row = await findPicture(db, mediaId);
  if (!row) return null;
  return row.source === 'garment-art' ? diskStorage(mediaRoot).get(row.path) : storage.get(row.path);
}

/** Says what a picture shows, when nobody has said so yet. */
export async function describePicture(tx: Tx, mediaId: string, alt: string): Promise<void> {
  await tx
    .update(media)
    .set({ alt })
    .where(and(eq(media._id, mediaId), eq(media.alt, '')));
}

/** Shows uploaded pictures to everybody from now on. */
export async function publishPictures(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length > 0)
    await tx
      .update(media)
      .set({ isPrivate: false })
      .where(and(inArray(media._id, [...ids]), media.isPrivate));
}

/** Shows uploaded pictures to nobody any more but those to whom answers give their address. */
export async function withdrawPictures(deps: Pick<Deps, 'jobs'>, tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const rows = await tx
    .update(media)
    .set({ isPrivate: true })
    .where(and(inArray(media._id, [...ids]), eq(media.source, 'upload')))
    .returning({ _id: media._id });
  await removeFiles(
    deps,
    tx,
    rows.map(({ _id }) => derivativesOf(_id)),
  );
}

/**
 * Takes uploaded pictures away for good, with every width that was made of them; call it after nothing shows them. The
 * files follow when the transaction is committed.
 */
export async function removePictures(deps: Pick<Deps, 'jobs'>, tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const rows = await tx
    .delete(media)
    .where(inArray(media._id, [...ids]))
    .returning({ _id: media._id, source: media.source, path: media.path });
  const keys = rows.flatMap(({ _id, source, path }) => [
    ...(source === 'upload' ? [path] : []),
    ...[derivativesOf(_id), derivativesOf(_id, 'private-widths')],
  ]);
  await removeFiles(deps, tx, keys);
}

async function read(bytes: Buffer, square: boolean): Promise<ReadPicture> {
  if (!formatOf(bytes)) throw new Refusal(mediaErrors.not_a_picture);
  const sharp = await loadSharp();
  const { width, height, channels, depth } = await readable(sharp(bytes, { limitInputPixels: false }).metadata());
  const decoded = width * height * channels * (SAMPLE_BYTES[depth] ?? 8);
  if (width * height > MAX_PIXELS || decoded > MAX_DECODED_BYTES) throw new Refusal(mediaErrors.too_many_pixels);
  const upright = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .timeout({ seconds: PATIENCE_S })
    .autoOrient();
  const side = Math.min(width, height, MAX_SIDE);
  const sized = square
    ? upright.resize({ width: side, height: side, fit: 'cover', position: 'attention' })
    : upright.resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true });
  return encoded(sized);
}

async function encoded(picture: Sharp): Promise<ReadPicture> {
  const { data, info } = await readable(
    picture.webp({ quality: 90, effort: EFFORT }).toBuffer({ resolveWithObject: true }),
  );
  const sharp = await loadSharp();
  const small = await sharp(data)
    .resize(COLOUR_SIDE, COLOUR_SIDE, { fit: 'inside' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { dominant, channels } = await sharp(small.data, { raw: small.info }).stats();
  const path = `${UPLOADS}/${randomUUID()}.webp`;
  const { width, height } = info;
  const covered = (channels[3]?.mean ?? 255) / 255;
  return { path, contentType: 'image/webp', data, width, height, dominant: hexOf(dominant), covered };
}

/** The result, or the refusal of a picture that turns out broken. */
const readable = <T>(work: Promise<T>): Promise<T> =>
  work.catch((cause: unknown) => {
    throw new Refusal(mediaErrors.broken_picture, { cause });
  });
