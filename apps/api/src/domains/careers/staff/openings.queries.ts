import type { OpeningStatus } from '@adunni/contracts/careers/staff';
import { inArray, type SQL } from 'drizzle-orm';
import type { StaffCtx } from '../../../kit/crud/declaration.ts';
import { shopDay } from '../../../kit/shop-days.rules.ts';
import { hasStatus, toOpening } from '../queries.ts';
import { openingStatus } from '../rules.ts';
import { jobOpenings, type OpeningRow } from '../tables.ts';

/** How staff find and read openings. */
export const openingReads = {
  table: jobOpenings,
  search: [jobOpenings.title, jobOpenings.place, jobOpenings.summary],
  filters: {
    status: (value: OpeningStatus, { clock }: StaffCtx): SQL => hasStatus(value, shopDay(clock())),
    team: jobOpenings.team,
    kind: jobOpenings.kind,
  },
  sorts: { updatedAt: jobOpenings.updatedAt, title: jobOpenings.title, place: jobOpenings.place },
  async load({ db, clock }: StaffCtx, ids: string[]) {
    const rows = await db.select().from(jobOpenings).where(inArray(jobOpenings._id, ids));
    const today = shopDay(clock());
    return rows.map((row) => ({ ...row, status: openingStatus(row, today) }));
  },
  async detail(_ctx: StaffCtx, row: OpeningRow) {
    return { shown: toOpening(row) };
  },
};
