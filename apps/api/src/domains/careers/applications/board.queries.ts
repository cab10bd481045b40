import type { getApplicationBoard } from '@adunni/contracts/careers/staff-applications';
import { isDecided, MOVED_STAGES } from '@adunni/contracts/careers/stages';
import type { Returned } from '@adunni/contracts/endpoint';
import { and, asc, count, desc, eq } from 'drizzle-orm';
import type { Db } from '../../../kit/database/connect.ts';
import { jobApplications, jobOpenings } from '../tables.ts';
import { loadApplications } from './list.queries.ts';

/** Cards of one stage on the board. */
const MOST_CARDS = 50;

/** Applications by their stage, the oldest first, of what is decided the latest; of one opening or of all. */
export async function readBoard(db: Db, openingId?: string): Promise<Returned<typeof getApplicationBoard>> {
  const ofOpening = openingId ? eq(jobApplications.openingId, openingId) : undefined;
  const totals = await db
    .select({ stage: jobApplications.stage, total: count() })
    .from(jobApplications)
    .where(ofOpening)
    .groupBy(jobApplications.stage);
  const columns = [];
  for (const stage of MOVED_STAGES) {
    const order = isDecided(stage) ? desc(jobApplications.stageAt) : asc(jobApplications.createdAt);
    const ids = await db
      .select({ _id: jobApplications._id })
      .from(jobApplications)
      .where(and(ofOpening, eq(jobApplications.stage, stage)))
      .orderBy(order, asc(jobApplications._id))
      .limit(MOST_CARDS);
    const rows = new Map(
      (
        await loadApplications(
          db,
          ids.map(({ _id }) => _id),
        )
      ).map((row) => [row._id, row]),
    );
    const cards = ids.flatMap(({ _id }) => {
      const row = rows.get(_id);
      return row ? [{ ...row, opening: row.opening.name }] : [];
    });
    columns.push({ stage, total: totals.find((each) => each.stage === stage)?.total ?? 0, cards });
  }
  const openings = await db
    .selectDistinct({ value: jobOpenings._id, label: jobOpenings.title })
    .from(jobOpenings)
    .innerJoin(jobApplications, eq(jobApplications.openingId, jobOpenings._id))
    .orderBy(jobOpenings.title);
  return { columns, openings };
}
