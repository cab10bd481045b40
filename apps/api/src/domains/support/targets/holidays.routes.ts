import type { HolidayForm } from '@adunni/contracts/support/forms';
import { holidayResource } from '@adunni/contracts/support/holidays';
import { inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { crud } from '../../../kit/crud/crud.ts';
import type { StaffCtx } from '../../../kit/crud/declaration.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { holidayWrites } from '../../settings/service.ts';
import { supportHolidays } from '../../settings/tables.ts';
import { targetsJob } from '../jobs.ts';

/** Serves days off, and holidays that are worked on, to staff; due times of all open tickets follow at once. */
export const holidayRoutes = (app: FastifyInstance): void =>
  crud(app, holidayResource, {
    table: supportHolidays,
    search: [supportHolidays.name],
    filters: {},
    sorts: { day: supportHolidays.day },
    load: ({ db }: StaffCtx, ids: string[]) =>
      db.select().from(supportHolidays).where(inArray(supportHolidays._id, ids)),
    async create(ctx: StaffCtx, tx: Tx, values: HolidayForm) {
      await ctx.jobs.enqueue(tx, targetsJob, {});
      return holidayWrites.create(ctx, tx, values);
    },
    async update(ctx: StaffCtx, tx: Tx, id: string, values: HolidayForm) {
      await ctx.jobs.enqueue(tx, targetsJob, {});
      await holidayWrites.update(ctx, tx, id, values);
    },
    actions: {
      async remove(ctx: StaffCtx, tx: Tx, id: string) {
        await ctx.jobs.enqueue(tx, targetsJob, {});
        await holidayWrites.remove(ctx, tx, id);
      },
    },
  });
