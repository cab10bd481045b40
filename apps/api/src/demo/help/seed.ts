import { storeFirstArticles } from '../../domains/help/first/load.service.ts';
import { helpVotes } from '../../domains/help/tables.ts';
import type { Tx } from '../../kit/database/connect.ts';
import { DAY_MS } from '../../kit/durations.rules.ts';

/** How long ago the first article was written, in days; each next one a day later. */
const FIRST_DAYS_AGO = 120;

/** Stores the help articles as if staff had written them, and what readers said of them. */
export async function seedHelp(tx: Tx, { adminId, now }: { adminId: string; now: Date }): Promise<void> {
  const writtenAt = (index: number): Date => new Date(now.getTime() - (FIRST_DAYS_AGO - index) * DAY_MS);
  const ids = await storeFirstArticles(tx, adminId, writtenAt);
  await tx.insert(helpVotes).values(ids.flatMap((_id, index) => votesFor(_id, index, now)));
}

/** What invented readers said: most were helped, and each article that has a few who were not says why once. */
function votesFor(articleId: string, index: number, now: Date): (typeof helpVotes.$inferInsert)[] {
  const [yes, no] = [5 + ((index * 7) % 23), (index * 5) % 4];
  return Array.from({ length: yes + no }, (_, each) => ({
    articleId,
    voter: `demo ${index} ${each}`,
    isHelpful: each < yes,
    reason: each < yes ? null : ('unclear' as const),
    comment: each === yes ? 'An example would help me.' : '',
    createdAt: new Date(now.getTime() - (each + 1) * DAY_MS),
  }));
}
