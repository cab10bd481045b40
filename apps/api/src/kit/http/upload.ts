import type { Endpoint } from '@adunni/contracts/endpoint';
import { commonErrors } from '@adunni/contracts/errors';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../errors.ts';
import { turns } from '../work-queue.ts';

/** Uploads under way at once, of everybody and of one person: each lies in memory until it is stored. */
const AT_ONCE = 32;
const AT_ONCE_PER_PERSON = 4;

const inTurn = turns(AT_ONCE);
const byPerson = new Map<string, { inTurn: ReturnType<typeof turns>; underWay: number }>();

/**
 * Takes an upload in, from its first byte to what is made of it, when there is room: until then it is not read, which
 * the sender’s connection feels, so that nobody fills the memory with uploads that never end.
 */
export async function takeUpload<T>(personId: string, work: () => Promise<T>): Promise<T> {
  const theirs = byPerson.get(personId) ?? { inTurn: turns(AT_ONCE_PER_PERSON), underWay: 0 };
  byPerson.set(personId, theirs);
  theirs.underWay += 1;
  try {
    return await theirs.inTurn(() => inTurn(work));
  } finally {
    theirs.underWay -= 1;
    if (theirs.underWay === 0) byPerson.delete(personId);
  }
}

/**
 * The bytes of the file in the form field `file`. Its name and declared type come from the client and are not looked
 * at. Throws 415 for a body that is no multipart form, 413 beyond the endpoint’s limit, 400 without a file and for a
 * form that breaks off.
 */
export async function readUpload(request: FastifyRequest, { upload }: Endpoint): Promise<Buffer> {
  if (!request.isMultipart()) throw new Refusal(commonErrors.unsupported_media);
  const part = await readable(() => request.file({ limits: { fileSize: upload?.maxBytes ?? 0 } }));
  if (part?.fieldname !== 'file') {
    part?.file.resume();
    throw new Refusal(commonErrors.invalid, { fields: { file: 'Please choose a file.' } });
  }
  const bytes = await readable(() => part.toBuffer());
  // The library notices by itself only when another piece arrives after the cut.
  if (part.file.truncated) throw new Refusal(commonErrors.too_large);
  return bytes;
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
