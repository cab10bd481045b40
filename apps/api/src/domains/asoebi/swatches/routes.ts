import { getSwatches } from '@adunni/contracts/asoebi/swatches';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../../kit/http/mount.ts';
import { findSwatches } from './queries.ts';

/** Serves what a group’s cloth is shown on. */
export function swatchRoutes(app: FastifyInstance): void {
  mount(app, getSwatches, ({ ctx: { db } }) => findSwatches(db));
}
