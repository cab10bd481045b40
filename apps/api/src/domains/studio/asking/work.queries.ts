import { type AskStatus, askErrors, isOpenAsk, OPEN_ASKS } from '@adunni/contracts/studio/asking/names';
import type { LoadedAskRecord, LoadedAskRow } from '@adunni/contracts/studio/asking/work';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { allRows, type StaffCtx } from '../../../kit/crud/declaration.ts';
import type { Db } from '../../../kit/database/connect.ts';
import { contains } from '../../../kit/database/contains.ts';
import { Refusal } from '../../../kit/errors.ts';
import { visibleCards } from '../../catalog/queries.ts';
import { users } from '../../identity/tables.ts';
import { enquiryOfPair } from '../../makers/queries.ts';
import { makers } from '../../makers/tables.ts';
import { orders } from '../../orders/tables.ts';
import { askedOf } from './lock.queries.ts';
import { showLooks } from './looks.queries.ts';
import { presentAnswer } from './present.rules.ts';
import { pricingOf } from './pricing.queries.ts';
import { designAsks, designRequests } from './tables.ts';
import { choicesOf } from './words.ts';

/** Those that wait for their maker come first, by when; the others after them, the newest first. */
const due: SQL = sql`(case when ${designAsks.status} = 'asked' then extract(epoch from ${designAsks.respondBy})
  else 1e11 - extract(epoch from ${designAsks.createdAt}) end)`;

/** Which asks a list shows and in what order. */
export const askList = {
  table: designAsks,
  scope: { Admin: allRows, SuperAdmin: allRows, Designer: ({ _id }: { _id: string }) => askedOf(_id) },
  search: (words: string): SQL =>
    sql`${designAsks.requestId} in (select r.id from ${designRequests} r join ${users} u on u.id = r.customer_id
      where ${contains(sql`r.title || ' ' || u.first_name || ' ' || u.last_name`, words)})`,
  filters: {
    status: (value: AskStatus | 'open' | 'any') => {
      if (value === 'any') return undefined;
      return inArray(designAsks.status, value === 'open' ? [...OPEN_ASKS] : [value]);
    },
  },
  sorts: { due, createdAt: designAsks.createdAt },
};

const select = (db: Db, ids: string[]) =>
  db
    .select({
      ask: designAsks,
      request: designRequests,
      customer: sql<string>`${users.firstName} || ' ' || ${users.lastName}`,
      maker: { _id: makers._id, name: makers.name },
      isOrderPaid: sql<boolean>`coalesce((select o.status in ('part-paid', 'paid', 'completed') from ${orders} o
        where o.id = ${designRequests.orderId}), false)`,
    })
    .from(designAsks)
    .innerJoin(designRequests, eq(designRequests._id, designAsks.requestId))
    .innerJoin(users, eq(users._id, designRequests.customerId))
    .innerJoin(makers, eq(makers._id, designAsks.makerId))
    .where(inArray(designAsks._id, ids));

/** Asks as a list shows them. */
export async function loadAsks({ db }: StaffCtx, ids: string[]): Promise<LoadedAskRow[]> {
  const rows = await select(db, ids);
  const show = await showLooks(
    db,
    rows.map(({ request }) => request),
  );
  return rows.map(({ ask, request, customer, maker }) => ({
    ...{ _id: ask._id, title: request.title, customer, maker, status: ask.status, price: ask.price },
    respondBy: ask.status === 'asked' ? ask.respondBy : null,
    createdAt: ask.createdAt,
    picture: show(request, request.title)?.picture ?? null,
  }));
}

/** An ask with all that its maker answers it by; the caller’s right is in the scope. Throws 404. */
export async function askRecord(ctx: StaffCtx, _id: string): Promise<LoadedAskRecord> {
  const { db, viewer, clock } = ctx;
  const [found] = await select(db, [_id]);
  const [row] = await loadAsks(ctx, [_id]);
  if (!found || !row) throw new Refusal(askErrors.request_not_found);
  const { ask, request, isOrderPaid } = found;
  const isMaker = viewer.role === 'Designer';
  const [like] = request.productId ? await visibleCards(db, [request.productId], clock()) : [];
  const show = await showLooks(db, [request, ask]);
  const isChosen = ask.status === 'accepted';
  return {
    ...row,
    requestStatus: request.status,
    words: request.words,
    look: show(request, request.title),
    product: like ? { title: like.title, path: `/products/${like._id}` } : null,
    answer: presentAnswer(ask, show(ask, request.title)),
    declined: ask.declineReason ? { reason: ask.declineReason, note: ask.declineNote } : null,
    choices: request.recipe ? choicesOf(request.recipe) : [],
    pricing: isMaker && isOpenAsk(ask.status) ? await pricingOf(db, viewer._id, request) : null,
    payBy: isChosen ? request.payBy : null,
    orderId: isChosen && isOrderPaid ? request.orderId : null,
    enquiryId: isMaker ? await enquiryOfPair(db, ask.makerId, request.customerId) : null,
  };
}

/** How many requests wait for a response of a designer, and until when the first of them does. */
export async function waitingAsks(db: Db, userId: string): Promise<{ rows: number; firstBy: Date | null }> {
  const [row] = await db
    .select({
      rows: sql<number>`count(*)::int`,
      firstBy: sql<Date | null>`min(${designAsks.respondBy})`.mapWith(designAsks.respondBy),
    })
    .from(designAsks)
    .where(and(askList.filters.status('asked'), askedOf(userId)));
  return { rows: row?.rows ?? 0, firstBy: row?.firstBy ?? null };
}
