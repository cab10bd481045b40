import { commonErrors } from '@adunni/contracts/errors';
import type { StagesForm } from '@adunni/contracts/orders/staff-forms';
import type { Outcome } from '@adunni/contracts/resource';
import type { StaffCtx } from '../../../../kit/crud/declaration.ts';
import { Refusal } from '../../../../kit/errors.ts';
import { acceptPart, advancePart } from './work.service.ts';

/** Accepts parts one by one; one that is refused does not stop the others. */
export const acceptMany = (ctx: StaffCtx, ids: readonly string[]): Promise<Outcome[]> =>
  oneByOne(ctx, new Map(ids.map((_id) => [_id, () => acceptPart(ctx, _id, { note: '' })])));

/**
 * Moves parts on, each as the caller saw it and by the rules of a single one. The same request again finds each part
 * in a newer version, so nothing moves twice.
 */
export const advanceMany = (ctx: StaffCtx, { moves, carrier }: StagesForm): Promise<Outcome[]> =>
  oneByOne(
    ctx,
    new Map(
      moves.map(({ _id, ...move }) => {
        const by = move.to === 'dispatched' ? carrier : '';
        return [_id, () => advancePart(ctx, _id, { ...move, note: '', photoIds: [], carrier: by })];
      }),
    ),
  );

async function oneByOne(ctx: StaffCtx, steps: ReadonlyMap<string, () => Promise<unknown>>): Promise<Outcome[]> {
  const results: Outcome[] = [];
  for (const [_id, step] of steps) {
    const message = await step().then(
      () => null,
      (error: unknown) => {
        if (error instanceof Refusal) return error.message;
        ctx.log.error(error);
        return commonErrors.internal.message;
      },
    );
    results.push({ _id, ok: message === null, message });
  }
  return results;
}
