import { cropProductPicture, uploadProductPicture } from '@adunni/contracts/catalog/products';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../../kit/http/mount.ts';
import { readUpload } from '../../../kit/http/upload.ts';
import { cropPicture, uploadPicture } from './uploads.service.ts';

/** Takes pictures for products, options and categories. */
export function catalogPicturesRoutes(app: FastifyInstance): void {
  mount(app, uploadProductPicture, async ({ ctx, request }) => ({
    picture: await uploadPicture(ctx, () => readUpload(request, uploadProductPicture)),
  }));
  mount(app, cropProductPicture, ({ ctx, params, body }) => cropPicture(ctx, params.mediaId, body));
}
