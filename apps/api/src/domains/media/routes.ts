import { commonErrors } from '@adunni/contracts/errors';
import { getPictureFile, type PictureFormat } from '@adunni/contracts/media/media';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../kit/errors.ts';
import { mount } from '../../kit/http/mount.ts';
import { derivativeOf } from './derivatives.ts';
import { isMediaId, parseFile, savingData } from './rules.ts';

const CONTENT_TYPES: Record<PictureFormat, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' };

/**
 * Serves pictures; a picture never changes under its address, so browsers keep it for a year. Who asks to save data gets
 * it smaller.
 */
export function mediaRoutes(app: FastifyInstance): void {
  mount(app, getPictureFile, async ({ params, ctx, request, reply }) => {
    const named = parseFile(params.file);
    const wanted = named && request.headers['save-data'] === 'on' ? savingData(named) : named;
    const bytes = wanted && isMediaId(params.mediaId) ? await derivativeOf(ctx, params.mediaId, wanted) : null;
    if (!wanted || !bytes) throw new Refusal(commonErrors.not_found);
    return (
      reply
        .type(CONTENT_TYPES[wanted.format])
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('vary', 'save-data')
        // Letters show pictures too, in mail programs and in the preview of staff.
        .header('cross-origin-resource-policy', 'cross-origin')
        .send(bytes)
    );
  });
}
