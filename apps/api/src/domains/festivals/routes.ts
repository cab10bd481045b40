import { commonErrors } from '@adunni/contracts/errors';
import * as contract from '@adunni/contracts/festivals/festivals';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../kit/errors.ts';
import { mount } from '../../kit/http/mount.ts';
import { festivalsIcs } from './ics.ts';
import { findDated, findFestival, findFestivals, findPublished } from './queries.ts';
import { daysBeforeOf, setReminder } from './reminders.service.ts';
import { festivalsStaffRoutes } from './staff/routes.ts';

const found = <T>(row: T | null | undefined): T => {
  if (row === null || row === undefined) throw new Refusal(commonErrors.not_found);
  return row;
};

/** Serves the festivals: to everyone what is published, to people signed in their reminders, to staff what they write. */
export function festivalsRoutes(app: FastifyInstance): void {
  festivalsStaffRoutes(app);
  mount(app, contract.listFestivals, async ({ ctx: { db, clock }, query, cacheTags }) => {
    cacheTags('festivals');
    return findFestivals(db, query, clock());
  });
  mount(app, contract.getFestival, async ({ ctx: { db, clock }, params: { festivalId }, cacheTags }) => {
    const festival = found(await findFestival(db, festivalId, clock()));
    cacheTags('festivals', 'products', 'settings');
    return { festival };
  });
  mount(app, contract.getFestivalsIcs, async ({ ctx: { db, clock, config }, query, reply }) => {
    const [now, { publicUrl }] = [clock(), config];
    reply.type('text/calendar; charset=utf-8').header('content-disposition', 'attachment; filename="festivals.ics"');
    return festivalsIcs('Festivals', await findDated(db, now, query), { publicUrl, now });
  });
  mount(app, contract.getFestivalIcs, async ({ ctx: { db, clock, config }, params: { festivalId }, reply }) => {
    const [now, { publicUrl }] = [clock(), config];
    const dated = found((await findDated(db, now)).find(({ row }) => row._id === festivalId));
    reply.type('text/calendar; charset=utf-8').header('content-disposition', 'attachment; filename="festival.ics"');
    return festivalsIcs(dated.row.title, [dated], { publicUrl, now });
  });
  mount(app, contract.getFestivalReminder, async ({ ctx: { db, viewer }, params: { festivalId } }) => {
    found(await findPublished(db, festivalId));
    return { daysBefore: await daysBeforeOf(db, viewer._id, festivalId) };
  });
  mount(app, contract.setFestivalReminder, async ({ ctx, params: { festivalId }, body: { daysBefore } }) => {
    found(await findPublished(ctx.db, festivalId));
    await setReminder(ctx, festivalId, daysBefore);
    return { message: daysBefore === null ? 'Reminder removed.' : 'Reminder saved.' };
  });
}
