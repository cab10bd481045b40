import type { StatusOf } from '@adunni/contracts/statuses';
import type { TRY_REACHES } from '@adunni/contracts/tryon/staff-sessions';
import type { TRY_OUTCOMES } from '@adunni/contracts/tryon/tries';
import { and, eq, getTableColumns, gte, inArray, lt, sql } from 'drizzle-orm';
import type { StaffCtx } from '../../../kit/crud/declaration.ts';
import { contains } from '../../../kit/database/contains.ts';
import { dayEnd, dayStart } from '../../../kit/shop-days.rules.ts';
import { products } from '../../catalog/tables.ts';
import { plans } from '../../subscriptions/tables.ts';
import { outfits, trySessions } from '../tables.ts';
import { IS_FIRST_OF_DAY, isFirstSince, OUTCOME, REACHED } from './traits.queries.ts';

type Outcome = StatusOf<typeof TRY_OUTCOMES>;

/** Which sessions staff see and in what order. */
export const trySessionReads = {
  table: trySessions,
  search: (words: string) => sql`${trySessions.outfitId} in (
    select ${outfits._id} from ${outfits} join ${products} on ${products._id} = ${outfits.productId}
    where ${contains(products.title, words)})`,
  filters: {
    outcome: (value: Outcome | 'any') => (value === 'any' ? undefined : eq(OUTCOME, value)),
    way: trySessions.way,
    device: trySessions.device,
    outfit: trySessions.outfitId,
    from: (day: string) => gte(trySessions.at, dayStart(day)),
    to: (day: string) => lt(trySessions.at, dayEnd(day)),
    reached: (value: (typeof TRY_REACHES)[number]) => REACHED[value],
    stage: trySessions.stage,
    cause: trySessions.cause,
    plan: trySessions.planId,
    first: (_yes: 'yes') => IS_FIRST_OF_DAY,
    firstSince: isFirstSince,
    adjusted: (_yes: 'yes') => and(REACHED.finished, eq(trySessions.isAdjusted, true)),
  },
  sorts: { at: trySessions.at, milliseconds: trySessions.milliseconds },
  load: ({ db }: StaffCtx, ids: string[]) =>
    db
      .select({
        ...getTableColumns(trySessions),
        outcome: OUTCOME,
        outfit: { _id: outfits._id, name: products.title },
        plan: plans.name,
      })
      .from(trySessions)
      .leftJoin(outfits, eq(outfits._id, trySessions.outfitId))
      .leftJoin(products, eq(products._id, outfits.productId))
      .leftJoin(plans, eq(plans._id, trySessions.planId))
      .where(inArray(trySessions._id, ids))
      .then((rows) =>
        rows.map(({ outfit, ...row }) => ({
          ...row,
          outfit: outfit?._id && outfit.name !== null ? { _id: outfit._id, name: outfit.name } : null,
        })),
      ),
};
