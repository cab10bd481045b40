import { festivalResource, previewFestival, restoreFestival } from '@adunni/contracts/festivals/staff';
import type { FastifyInstance } from 'fastify';
import { crud } from '../../../kit/crud/crud.ts';
import { mount } from '../../../kit/http/mount.ts';
import { previewOf } from '../queries.ts';
import { festivalReads } from './staff.queries.ts';
import { festivalWrites, restoreVersion } from './staff.service.ts';

/** Serves festivals to those who write them. */
export function festivalsStaffRoutes(app: FastifyInstance): void {
  mount(app, previewFestival, async ({ ctx: { db, clock }, body: { form } }) => ({
    festival: await previewOf(db, form, clock()),
  }));
  mount(app, restoreFestival, async ({ ctx, params: { _id }, body }) => ({
    version: await restoreVersion(ctx, _id, body),
  }));
  crud(app, festivalResource, { ...festivalReads, ...festivalWrites });
}
