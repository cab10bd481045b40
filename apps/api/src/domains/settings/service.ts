import { commonErrors } from '@adunni/contracts/errors';
import { eq, sql } from 'drizzle-orm';
import { staffWrite } from '../../kit/audit/staff-write.ts';
import type { StaffCtx } from '../../kit/crud/declaration.ts';
import type { Tx } from '../../kit/database/connect.ts';
import { Refusal } from '../../kit/errors.ts';
import { marketplaceSettings } from './tables.ts';

export { holidayWrites } from './holidays.service.ts';

type Change = Partial<Pick<typeof marketplaceSettings.$inferInsert, 'values' | 'currencies'>>;

/**
 * Changes the settings that were seen in this version (0: nobody has changed any yet) and returns the next one.
 * `further` runs in the same transaction. Throws 409 when someone else was faster.
 */
export async function changeSettings(
  ctx: StaffCtx,
  version: number,
  change: Change,
  further: (tx: Tx) => Promise<void> = async () => undefined,
): Promise<number> {
  return staffWrite(ctx, async (tx) => {
    const [stored] = await (version === 0 ? insertFirst(tx, change) : update(ctx, tx, version, change));
    if (!stored) throw new Refusal(commonErrors.stale);
    await further(tx);
    return stored.version;
  });
}

const insertFirst = (tx: Tx, change: Change) =>
  tx
    .insert(marketplaceSettings)
    .values(change)
    .onConflictDoNothing()
    .returning({ version: marketplaceSettings.version });

const update = ({ clock }: StaffCtx, tx: Tx, version: number, change: Change) =>
  tx
    .update(marketplaceSettings)
    .set({ ...change, version: sql`${marketplaceSettings.version} + 1`, updatedAt: clock() })
    .where(eq(marketplaceSettings.version, version))
    .returning({ version: marketplaceSettings.version });
