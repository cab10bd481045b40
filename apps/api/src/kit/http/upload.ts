import type { Endpoint } from '@adunni/contracts/endpoint';
import { commonErrors } from '@adunni/contracts/errors';
import type { FastifyRequest } from 'fastify';
import type { Ctx } from '../context.ts';
import { Refusal } from '../errors.ts';
import { fairQueue, halfOfFree } from '../fair-queue.ts';
import { networkOf } from '../security/network-of.ts';
import { concurrencyLimit } from '../work-queue.ts';

/** Uploads under way at once, of everybody and of one person: each lies in memory until it is stored. */
const AT_ONCE = 32;
const AT_ONCE_PER_PERSON = 4;
/** How often it is looked whether an upload moves on, in milliseconds. */
const LOOK_MS = 5000;

const fromNetwork = fairQueue({ width: AT_ONCE, share: halfOfFree });
const shares = new Map<string, { limited: ReturnType<typeof concurrencyLimit>; underWay: number }>();

/**
 * Takes an upload in, from its first byte to what is made of it, when there is room: until then it is not read, which
 * the sender’s connection feels, so that nobody fills the memory with uploads that never end. However many accounts
 * somebody has, a network never has more than half of the places that are free.
 */
export async function receiveUpload<T>({ viewer, address }: Ctx, work: () => Promise<T>): Promise<T> {
  return inShareOf(`person:${viewer?._id}`, AT_ONCE_PER_PERSON, () => fromNetwork(networkOf(address), work));
}

/** Does the work when fewer than `width` pieces with the same key are under way. */
async function inShareOf<T>(key: string, width: number, work: () => Promise<T>): Promise<T> {
  const share = shares.get(key) ?? { limited: concurrencyLimit(width), underWay: 0 };
  shares.set(key, share);
  share.underWay += 1;
  try {
    return await share.limited(work);
  } finally {
    share.underWay -= 1;
    if (share.underWay === 0) shares.delete(key);
  }
}

/**
 * The bytes of the file in the form field `file`. Its name and declared type come from the client and are not looked
 * at. Throws 415 for a body that is no multipart form, 413 beyond the endpoint’s limit, 400 without a file and for a
 * form that breaks off. Who sends more slowly than the configuration allows is cut off.
 */
export async function readUpload(request: FastifyRequest, { upload }: Endpoint): Promise<Buffer> {
  if (!request.isMultipart()) throw new Refusal(commonErrors.unsupported_media);
  // Who has hung up while waiting sends nothing any more, and the library would wait for it without end.
  if (request.raw.destroyed) throw new Refusal(commonErrors.malformed);
  const stop = cutOffWhenSlow(request);
  try {
    return await readFile(request, upload?.maxBytes ?? 0);
  } finally {
    stop();
  }
}

async function readFile(request: FastifyRequest, fileSize: number): Promise<Buffer> {
  const part = await readable(() => request.file({ limits: { fileSize } }));
  if (part?.fieldname !== 'file') {
    part?.file.resume();
    throw new Refusal(commonErrors.invalid, { fields: { file: 'Please choose a file.' } });
  }
  const bytes = await readable(() => part.toBuffer());
  // The library notices by itself only when another piece arrives after the cut.
  if (part.file.truncated) throw new Refusal(commonErrors.too_large);
  return bytes;
}

/** Ends the connection of an upload that trickles: it would hold a place, and others out, for as long as it likes. */
function cutOffWhenSlow({ raw, server }: FastifyRequest): () => void {
  const least = (server.deps.config.uploadBytesPerSecond * LOOK_MS) / 1000;
  let seen = raw.socket.bytesRead;
  const looking = setInterval(() => {
    if (raw.socket.bytesRead - seen < least && !raw.complete) raw.destroy();
    seen = raw.socket.bytesRead;
  }, LOOK_MS);
  return () => clearInterval(looking);
}

/** The parser’s own errors carry no status when the form is broken: that is the sender’s fault, not ours. */
async function readable<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (cause) {
    if (cause instanceof Error && 'statusCode' in cause) throw cause;
    throw new Refusal(commonErrors.malformed, { cause });
  }
}
