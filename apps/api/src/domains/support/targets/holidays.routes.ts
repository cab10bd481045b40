import type { HolidayForm } from '@adunni/contracts/support/forms';
import { holidayResource } from '@adunni/contracts/support/holidays';
import { eq, inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { crud } from '../../../kit/crud/crud.ts';
import type { StaffCtx } from '../../../kit/crud/declaration.ts';
import { formWrites } from '../../../kit/crud/form-writes.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { targetsJob } from '../jobs.ts';
import { supportHolidays } from '../tables.ts';

const writes = formWrites({
  table: supportHolidays,
  stored: (values: HolidayForm) => values,
  remarks: { support_holidays_day_unique: { day: 'This day is listed already.' } },
});

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
      return writes.create(ctx, tx, values);
    },
    async update(ctx: StaffCtx, tx: Tx, id: string, values: HolidayForm) {
      await ctx.jobs.enqueue(tx, targetsJob, {});
      await writes.update(ctx, tx, id, values);
    },
    actions: {
      async remove(ctx: StaffCtx, tx: Tx, id: string) {
        await ctx.jobs.enqueue(tx, targetsJob, {});
        await tx.delete(supportHolidays).where(eq(supportHolidays._id, id));
      },
    },
  });
