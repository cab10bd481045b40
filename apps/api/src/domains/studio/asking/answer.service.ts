import type { RecipePart } from '@adunni/contracts/catalog/recipe-forms';
import type { Received } from '@adunni/contracts/endpoint';
import { type AskMove, askErrors, canMove, HOLD_DAYS } from '@adunni/contracts/studio/asking/names';
import type { answerAsk, declineAsk } from '@adunni/contracts/studio/asking/work';
import { staffWrite } from '../../../kit/audit/staff-write.ts';
import type { StaffCtx } from '../../../kit/crud/declaration.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { DAY_MS } from '../../../kit/durations.rules.ts';
import { Refusal } from '../../../kit/errors.ts';
import { limitAttempts } from '../../../kit/security/attempts.ts';
import { lookHash } from '../../catalog/rules.ts';
import { wantLook } from '../../catalog/service.ts';
import { requireRecipe } from '../designs/read-recipe.ts';
import { changeAsk, lockAsk } from './lock.queries.ts';
import { tellCustomer } from './notify.service.ts';
import type { AskRowStored, RequestRow } from './tables.ts';

type Answered = Received<typeof answerAsk>['body'];
type Declined = Received<typeof declineAsk>['body'];

/** Each answer may have something drawn. */
const ANSWERS_PER_MAKER = { most: 60, minutes: 60 };

/**
 * Answers a request to the caller’s workshop, or changes the answer, and answers with its version. The days that it holds
 * begin anew. Throws 404, 409 once it does not wait for them any more, 422, 429.
 */
export async function answer(ctx: StaffCtx, _id: string, { version, values }: Answered): Promise<number> {
  const offered = values.recipe && requireRecipe(values.recipe);
  await limitAttempts(ctx.db, `design-answer:${ctx.viewer._id}`, ANSWERS_PER_MAKER, ctx.clock());
  return staffWrite(ctx, async (tx) => {
    const { ask, request } = await lockAsk(tx, ctx.viewer._id, { _id, version });
    requireMove(ctx, 'answer', ask, request);
    const now = ctx.clock();
    const changed = await changeAsk(tx, ask, {
      ...{ status: 'answered', price: values.price, days: values.days, message: values.message },
      ...(await keptLook(ctx, tx, request, offered)),
      ...{ answeredAt: now, holdsUntil: new Date(now.getTime() + HOLD_DAYS * DAY_MS), revision: ask.revision + 1 },
    });
    await tellCustomer(ctx, tx, request, changed, ask.status === 'answered' ? 'revised' : 'answered');
    return changed.version;
  });
}

/** The look of an answer, where it is another than what was asked. Throws 422 for another garment. */
async function keptLook(ctx: StaffCtx, tx: Tx, request: RequestRow, recipe: RecipePart | null) {
  const hash = recipe && lookHash(recipe);
  if (!recipe || !hash || hash === request.lookHash) return { recipe: null, lookHash: null };
  if (recipe.garment !== request.recipe?.garment) throw new Refusal(askErrors.garment_fixed);
  return { recipe, lookHash: await wantLook(ctx, tx, { hash, recipe, alt: request.title }) };
}

/** Withdraws an answer that is not accepted. Throws 404, 409. */
export const withdraw = (ctx: StaffCtx, _id: string, { version }: { version: number }): Promise<number> =>
  staffWrite(ctx, async (tx) => {
    const { ask, request } = await lockAsk(tx, ctx.viewer._id, { _id, version });
    requireMove(ctx, 'withdraw', ask, request);
    const changed = await changeAsk(tx, ask, { status: 'withdrawn' });
    await tellCustomer(ctx, tx, request, changed, 'withdrawn');
    return changed.version;
  });

/** Declines a request that was not answered. Throws 404, 409. */
export const decline = (ctx: StaffCtx, _id: string, { version, values }: Declined): Promise<number> =>
  staffWrite(ctx, async (tx) => {
    const { ask, request } = await lockAsk(tx, ctx.viewer._id, { _id, version });
    requireMove(ctx, 'decline', ask, request);
    const { reason, note } = values;
    const changed = await changeAsk(tx, ask, { status: 'declined', declineReason: reason, declineNote: note });
    await tellCustomer(ctx, tx, request, changed, 'declined');
    return changed.version;
  });

/** What is late is refused though the job has not come to it yet. */
function requireMove({ clock }: StaffCtx, move: AskMove, ask: AskRowStored, request: RequestRow): void {
  const until = ask.status === 'asked' ? ask.respondBy : ask.holdsUntil;
  if (request.status !== 'open' || !canMove(ask.status, move) || !until || until <= clock())
    throw new Refusal(askErrors.ask_closed);
}
