import { jobOpenings } from '../../domains/careers/tables.ts';
import type { Deps } from '../../kit/context.ts';
import type { Tx } from '../../kit/database/connect.ts';
import { DAY_MS } from '../../kit/durations.rules.ts';
import { daysAfter, shopDay } from '../../kit/shop-days.rules.ts';
import { seedApplications } from './applications.ts';
import { OPENINGS, thousands } from './openings.ts';

const WRITTEN_DAYS_AGO = 90;

/** Stores the demo’s openings, open ones, one that opens in two weeks, one that is closed and a draft, and who applied. */
export async function seedCareers(deps: Deps, tx: Tx, staff: { Admin: string; SuperAdmin: string }): Promise<void> {
  const now = deps.clock();
  const today = shopDay(now);
  const ago = (days: number): Date => new Date(now.getTime() - days * DAY_MS);
  const day = (days: number | undefined): string | null => (days === undefined ? null : daysAfter(today, days));
  await tx.insert(jobOpenings).values(
    OPENINGS.map(({ pay: [from, to], publishedDaysAgo, opensInDays, closesInDays, ...words }) => ({
      ...words,
      hidesNames: true,
      ...{ payFrom: thousands(from), payTo: thousands(to) },
      ...{ opensOn: day(opensInDays), closesOn: day(closesInDays) },
      publishedAt: publishedDaysAgo === null ? null : ago(publishedDaysAgo),
      ...{ createdAt: ago(WRITTEN_DAYS_AGO), updatedAt: ago(publishedDaysAgo ?? 1) },
    })),
  );
  await seedApplications(deps, tx, staff);
}
