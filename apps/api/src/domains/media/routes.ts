import { commonErrors } from '@adunni/contracts/errors';
import { getPictureFile, getPrivatePictureFile, type PictureFormat } from '@adunni/contracts/media/media';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Ctx } from '../../kit/context.ts';
import { Refusal } from '../../kit/errors.ts';
import { mount } from '../../kit/http/mount.ts';
import { derivativeOf } from './derivatives.ts';
import { findPicture } from './queries.ts';
import { isMediaId, PDF, PDF_FILE, parseFile, type Shelf, savingData } from './rules.ts';
import { originalOf } from './service.ts';
import { tokenHoldsMs } from './signed-address.ts';

const CONTENT_TYPES: Record<PictureFormat, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' };

/**
 * Serves pictures. One for everybody never changes under its address, so browsers keep it for a year; a private one is
 * served at an address that somebody who may see it was given, and kept by their browser alone until that expires.
 */
export function mediaRoutes(app: FastifyInstance): void {
  mount(app, getPictureFile, async ({ params, ctx, request, reply }) => {
    const asked = { ctx, request, reply, ...params };
    // Letters show pictures too, in mail programs and in the preview of staff.
    reply.header('cross-origin-resource-policy', 'cross-origin');
    return sendFile(asked, 'widths', 'public, max-age=31536000, immutable');
  });
  mount(app, getPrivatePictureFile, async ({ params: { token, ...named }, ctx, request, reply }) => {
    const holdsMs = tokenHoldsMs(ctx.config.authSecret, named.mediaId, token, ctx.clock());
    // As for what there is not, so that nobody learns what there is.
    if (holdsMs === 0) throw new Refusal(commonErrors.not_found);
    const caching = `private, max-age=${Math.floor(holdsMs / 1000)}, immutable`;
    if (named.file === PDF_FILE) return sendDocument({ ctx, reply, mediaId: named.mediaId }, caching);
    return sendFile({ ctx, request, reply, ...named }, 'private-widths', caching);
  });
}

interface Asked {
  ctx: Ctx;
  request: FastifyRequest;
  reply: FastifyReply;
  mediaId: string;
  file: string;
}

/** Answers with a file; who asks to save data gets it smaller. */
async function sendFile({ ctx, request, reply, mediaId, file }: Asked, shelf: Shelf, caching: string) {
  const named = parseFile(file);
  const wanted = named && request.headers['save-data'] === 'on' ? savingData(named) : named;
  const bytes = wanted && isMediaId(mediaId) ? await derivativeOf(ctx, mediaId, wanted, shelf) : null;
  if (!wanted || !bytes) throw new Refusal(commonErrors.not_found);
  return reply
    .type(CONTENT_TYPES[wanted.format])
    .header('cache-control', caching)
    .header('vary', 'save-data')
    .send(bytes);
}

/** Answers with a PDF, to be saved: it was made by anybody, so no browser opens it under our name. */
async function sendDocument({ ctx, reply, mediaId }: Pick<Asked, 'ctx' | 'reply' | 'mediaId'>, caching: string) {
  const found = isMediaId(mediaId) ? await findPicture(ctx.db, mediaId) : null;
  const bytes = found?.contentType === PDF ? await originalOf(ctx, mediaId) : null;
  if (!bytes) throw new Refusal(commonErrors.not_found);
  return reply
    .type(PDF)
    .header('cache-control', caching)
    .header('content-disposition', `attachment; filename="${PDF_FILE}"`)
    .send(bytes);
}
