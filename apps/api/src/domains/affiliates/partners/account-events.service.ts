import { sql } from 'drizzle-orm';
import type { Deps } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { followPartner } from '../commissions/follow.service.ts';
import { partnerOf } from '../queries.ts';

/** Follows a partner’s account that was suspended or reinstated: commission is held or goes on, and their page goes or comes. */
export async function followAccount(deps: Deps, tx: Tx, userId: string): Promise<void> {
  const partner = await partnerOf(tx, userId);
  if (!partner) return;
  await followPartner(deps, tx, partner._id);
  await tx.execute(sql`select pg_notify('changes', 'affiliates')`);
}
