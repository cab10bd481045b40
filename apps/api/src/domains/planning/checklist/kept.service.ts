import type { keptChecklist } from '@adunni/contracts/planning/forms';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Ctx, Viewer } from '../../../kit/context.ts';
import type { Db } from '../../../kit/database/connect.ts';
import { planningChecklists } from '../tables.ts';

type Kept = z.output<typeof keptChecklist>;

/** The checklist that a person keeps; null without one. */
export async function readChecklist(db: Db, userId: string): Promise<Kept | null> {
  const { kind, day, done } = planningChecklists;
  const [kept] = await db
    .select({ kind, day, done })
    .from(planningChecklists)
    .where(eq(planningChecklists.userId, userId));
  return kept ?? null;
}

/** Keeps a person’s checklist: the last that was sent counts. */
export async function keepChecklist(ctx: Ctx<Viewer>, kept: Kept): Promise<Kept> {
  const values = { ...kept, done: [...new Set(kept.done)], updatedAt: ctx.clock() };
  await ctx.db
    .insert(planningChecklists)
    .values({ userId: ctx.viewer._id, ...values })
    .onConflictDoUpdate({ target: planningChecklists.userId, set: values });
  return { kind: kept.kind, day: kept.day, done: values.done };
}
