import type { Endpoint } from '@adunni/contracts/endpoint';
import { commonErrors } from '@adunni/contracts/errors';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../errors.ts';

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
