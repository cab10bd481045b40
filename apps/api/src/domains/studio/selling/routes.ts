import { sellDesign } from '@adunni/contracts/studio/selling';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../../kit/http/mount.ts';
import { sellOwnDesign } from './sell.service.ts';

/** Serves makers who sell what they design. */
export function sellingRoutes(app: FastifyInstance): void {
  mount(app, sellDesign, ({ ctx, params, body }) => sellOwnDesign(ctx, params.designId, body.version));
}
