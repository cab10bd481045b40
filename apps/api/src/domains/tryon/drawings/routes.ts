import { addDrawnOutfit, listDrawings, takeDrawing } from '@adunni/contracts/tryon/drawings';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../../kit/http/mount.ts';
import { productsToDraw } from './drawings.queries.ts';
import { addDrawn, useDrawing } from './drawings.service.ts';

/** Serves makers and staff outfits that are made of drawings. */
export function drawingRoutes(app: FastifyInstance): void {
  mount(app, takeDrawing, async ({ ctx, params, body }) => ({
    version: await useDrawing(ctx, params.productId, body.version),
  }));
  mount(app, listDrawings, async ({ ctx }) => ({ items: await productsToDraw(ctx.db) }));
  mount(app, addDrawnOutfit, async ({ ctx, body }) => ({ _id: await addDrawn(ctx, body.productId) }));
}
