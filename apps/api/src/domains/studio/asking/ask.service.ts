import type { Received } from '@adunni/contracts/endpoint';
import { askErrors, isOpenAsk, MOST_MAKERS, RESPONSE_HOURS } from '@adunni/contracts/studio/asking/names';
import type { askMakers } from '@adunni/contracts/studio/asking/requests';
import type { Ctx, Deps, Viewer } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { HOUR_MS } from '../../../kit/durations.rules.ts';
import { Refusal } from '../../../kit/errors.ts';
import { limitAttempts } from '../../../kit/security/attempts.ts';
import { visibleCards } from '../../catalog/queries.ts';
import { lookHash } from '../../catalog/rules.ts';
import { setCommissionEnd, wantLook } from '../../catalog/service.ts';
import { openEnquiry } from '../../makers/service.ts';
import { requireRecipe } from '../designs/read-recipe.ts';
import { asksOf, changeAsk, changeRequest, lockRequest, lockTaking, openAsksOf, requestOf } from './lock.queries.ts';
import { tellMaker } from './notify.service.ts';
import { designAsks, designRequests, type RequestRow } from './tables.ts';
import { garmentOf } from './words.ts';

type Asked = Received<typeof askMakers>['body'];

/** Makers that one person asks in a day, as with inquiries; who asks all of them advertises. */
const ASKS_PER_PERSON = { most: 15, minutes: 24 * 60 };

/**
 * Asks makers for a design or for something like a product, and answers with the request. Throws 404 for a product that
 * the shop does not show, 409 for a maker who takes none or was asked for the same already, 422, 429.
 */
export async function ask(ctx: Ctx<Viewer>, asked: Asked): Promise<string> {
  const recipe = asked.recipe && requireRecipe(asked.recipe);
  await limitAsks(ctx, asked.makerIds.length);
  return ctx.db.transaction(async (tx) => {
    const taking = await lockTaking(tx, asked.makerIds);
    const [product] = asked.productId ? await visibleCards(tx, [asked.productId], ctx.clock()) : [];
    if (asked.productId && !product) throw new Refusal(askErrors.request_not_found);
    const title = asked.title || (recipe ? garmentOf(recipe).name : product ? `Like ${product.title}` : 'Custom order');
    const hash = recipe && (await wantLook(ctx, tx, { hash: lookHash(recipe), recipe, alt: title }));
    const [request] = await tx
      .insert(designRequests)
      .values({
        ...{ customerId: ctx.viewer._id, title, words: asked.words, recipe, lookHash: hash },
        ...{ designId: asked.designId, productId: asked.productId, createdAt: ctx.clock() },
      })
      .returning();
    if (!request) throw new Error('the request was not stored');
    await addMakers(ctx, tx, request, { makerIds: asked.makerIds, taking });
    return request._id;
  });
}

/** Asks other makers as well. Throws as `ask` does, and 409 once something is accepted. */
export async function askMore(ctx: Ctx<Viewer>, requestId: string, makerIds: readonly string[]): Promise<void> {
  await limitAsks(ctx, makerIds.length);
  await ctx.db.transaction(async (tx) => {
    const taking = await lockTaking(tx, makerIds);
    const request = await lockRequest(tx, requestId, requestOf(ctx.viewer._id));
    if (request.status !== 'open') throw new Refusal(askErrors.request_closed);
    await addMakers(ctx, tx, request, { makerIds, taking });
  });
}

async function limitAsks({ db, viewer, clock }: Ctx<Viewer>, count: number): Promise<void> {
  // Counted apart from the transaction, so that what is refused counts too.
  for (let at = 0; at < count; at++) await limitAttempts(db, `design-ask:${viewer._id}`, ASKS_PER_PERSON, clock());
}

/** What a request is about, so that a maker has one open of it. */
const subjectOf = ({ customerId, designId, lookHash: hash, productId }: RequestRow): string =>
  `${customerId}:${designId ?? hash ?? productId ?? 'words'}`;

interface AskedMakers {
  makerIds: readonly string[];
  /** Those of them that take requests, locked. */
  taking: Awaited<ReturnType<typeof lockTaking>>;
}

async function addMakers(
  ctx: Ctx<Viewer>,
  tx: Tx,
  request: RequestRow,
  { makerIds, taking }: AskedMakers,
): Promise<void> {
  const open = await openAsksOf(tx, request._id);
  if (open.length + makerIds.length > MOST_MAKERS) throw new Refusal(askErrors.makers_full);
  if (taking.some(({ userId }) => userId === ctx.viewer._id)) throw new Refusal(askErrors.own_workshop);
  if (taking.length < makerIds.length) throw new Refusal(askErrors.maker_not_taking);
  const now = ctx.clock();
  const asks = await tx
    .insert(designAsks)
    .values(
      makerIds.map((makerId) => ({
        ...{ requestId: request._id, makerId, subject: subjectOf(request), createdAt: now },
        respondBy: new Date(now.getTime() + RESPONSE_HOURS * HOUR_MS),
      })),
    )
    .onConflictDoNothing()
    .returning();
  if (asks.length < makerIds.length) throw new Refusal(askErrors.already_asked);
  for (const each of asks) {
    await openEnquiry(tx, { makerId: each.makerId, customerId: request.customerId }, now);
    await tellMaker(ctx, tx, each, 'asked');
  }
}

/** Cancels the caller’s request that is not ordered; its makers are told. Throws 404, 409. */
export async function cancel(ctx: Ctx<Viewer>, requestId: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const request = await lockRequest(tx, requestId, requestOf(ctx.viewer._id));
    if (request.status !== 'open' && request.status !== 'accepted') throw new Refusal(askErrors.request_closed);
    await endRequest(ctx, tx, request, 'cancelled');
  });
}

/** Ends a locked request that is not ordered: what was agreed can’t be ordered any more, and its makers are told. */
export async function endRequest(
  deps: Deps,
  tx: Tx,
  request: RequestRow,
  status: 'cancelled' | 'expired',
): Promise<RequestRow> {
  for (const each of await asksOf(tx, request._id)) {
    if (!isOpenAsk(each.status) && each.status !== 'accepted') continue;
    const closed = await changeAsk(tx, each, { status: 'closed' });
    await tellMaker(deps, tx, closed, each.status === 'accepted' && status === 'expired' ? 'unpaid' : 'cancelled');
  }
  if (request.commissionId) await setCommissionEnd(tx, request.commissionId, deps.clock());
  return changeRequest(tx, request, { status });
}
