import { and, asc, eq, gt, lte, type SQL, sql } from 'drizzle-orm';
import type { Deps } from '../../../kit/context.ts';
import type { Db } from '../../../kit/database/connect.ts';
import { DAY_MS } from '../../../kit/durations.rules.ts';
import { forEachDue } from '../../../kit/jobs/each.ts';
import { endRequest } from './ask.service.ts';
import { asksOf, changeAsk, changeRequest, lockRequest, openAsksOf } from './lock.queries.ts';
import { tellCustomer, tellMaker } from './notify.service.ts';
import { designAsks, designRequests } from './tables.ts';

/** How long a request stays open of which nobody is asked any more. */
const IDLE_MS = 30 * DAY_MS;

/** Ends what nobody answered, accepted or ordered in time. */
export async function lapse(deps: Deps): Promise<void> {
  await lapseAsks(deps);
  await endUnpaid(deps);
  await endIdle(deps);
}

async function lapseAsks(deps: Deps): Promise<void> {
  const { db } = deps;
  const now = deps.clock();
  const isDue = sql`(${designAsks.status} = 'asked' and ${designAsks.respondBy} <= ${now})
    or (${designAsks.status} = 'answered' and ${designAsks.holdsUntil} <= ${now})`;
  await forEachDue(
    deps,
    (after, limit) =>
      db
        .select({ _id: designAsks._id, requestId: designAsks.requestId })
        .from(designAsks)
        .where(and(sql`(${isDue})`, gt(designAsks._id, after)))
        .orderBy(asc(designAsks._id))
        .limit(limit),
    ({ _id, requestId }) =>
      db.transaction(async (tx) => {
        const request = await lockRequest(tx, requestId, undefined);
        const [ask] = await tx
          .select()
          .from(designAsks)
          .where(and(eq(designAsks._id, _id), sql`(${isDue})`));
        if (!ask) return;
        const status = ask.status === 'asked' ? ('lapsed' as const) : ('expired' as const);
        const changed = await changeAsk(tx, ask, { status });
        await tellCustomer(deps, tx, request, changed, status);
        await tellMaker(deps, tx, changed, status);
      }),
    ({ _id }) => `the request ${_id} to a maker did not lapse`,
  );
}

/** Requests that are due, so many after another. */
const dueRequests = (db: Db, isDue: SQL | undefined) => (after: string, limit: number) =>
  db
    .select({ _id: designRequests._id })
    .from(designRequests)
    .where(and(isDue, gt(designRequests._id, after)))
    .orderBy(asc(designRequests._id))
    .limit(limit);

async function endUnpaid(deps: Deps): Promise<void> {
  const { db } = deps;
  const isDue = and(eq(designRequests.status, 'accepted'), lte(designRequests.payBy, deps.clock()));
  await forEachDue(
    deps,
    dueRequests(db, isDue),
    ({ _id }) =>
      db.transaction(async (tx) => {
        const [request] = await tx
          .select()
          .from(designRequests)
          .where(and(eq(designRequests._id, _id), isDue))
          .for('update');
        if (!request) return;
        const accepted = (await asksOf(tx, _id)).find(({ status }) => status === 'accepted');
        await endRequest(deps, tx, request, 'expired');
        if (accepted) await tellCustomer(deps, tx, request, accepted, 'unpaid');
      }),
    ({ _id }) => `the accepted request ${_id} did not end`,
  );
}

async function endIdle(deps: Deps): Promise<void> {
  const { db } = deps;
  const before = new Date(deps.clock().getTime() - IDLE_MS);
  const isDue = and(eq(designRequests.status, 'open'), lte(designRequests.createdAt, before));
  await forEachDue(
    deps,
    dueRequests(db, isDue),
    ({ _id }) =>
      db.transaction(async (tx) => {
        const request = await lockRequest(tx, _id, undefined);
        if (request.status !== 'open' || (await openAsksOf(tx, _id)).length > 0) return;
        await changeRequest(tx, request, { status: 'expired' });
      }),
    ({ _id }) => `the idle request ${_id} did not end`,
  );
}
