import { type LegalDocumentName, versionLabel } from '@adunni/contracts/legal/names';
import type { LEGAL_STATUSES } from '@adunni/contracts/legal/staff';
import type { StatusOf } from '@adunni/contracts/statuses';
import { eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import type { StaffCtx } from '../../../kit/crud/declaration.ts';
import { readable } from '../../help/queries.ts';
import { users } from '../../identity/tables.ts';
import { changesBetween } from '../diff.rules.ts';
import { bodyOf, publishedVersions } from '../queries.ts';
import { inForceAt, laterFirst, type PublishedVersion } from '../rules.ts';
import { legalVersions } from '../tables.ts';

type Status = StatusOf<typeof LEGAL_STATUSES>;
type Row = typeof legalVersions.$inferSelect;

/** Where a version stands at a moment, as a column; the order is that of `laterFirst`. */
const status = (now: Date): SQL<Status> => sql`case
  when ${legalVersions.publishedAt} is null then 'draft'
  when ${legalVersions.effectiveAt} > ${now.toISOString()} then 'scheduled'
  when exists (select from legal_versions l where l.document = legal_versions.document
    and l.effective_at <= ${now.toISOString()} and (l.effective_at, l.number, l.correction)
      > (legal_versions.effective_at, legal_versions.number, legal_versions.correction)) then 'replaced'
  else 'in-force' end`;

const answered = (answer: 'accepted' | 'later'): SQL<number> =>
  sql<number>`(select count(distinct a.user_id)::int from terms_answers a
    where a.version_id = legal_versions.id and a.answer = ${answer})`;

/** How documents are found and read by staff. */
export const legalReads = {
  table: legalVersions,
  search: [legalVersions.body, legalVersions.whatChanged],
  filters: {
    status: (value: Status, { clock }: StaffCtx): SQL => sql`${status(clock())} = ${value}`,
    document: (value: LegalDocumentName): SQL => eq(legalVersions.document, value),
  },
  sorts: {
    updatedAt: legalVersions.updatedAt,
    startsAt: sql`coalesce(${legalVersions.effectiveAt}, ${legalVersions.startsAt}, 'infinity')`,
    document: legalVersions.document,
  },
  async load({ db, clock }: StaffCtx, ids: string[]) {
    const rows = await db
      .select({
        ...getTableColumns(legalVersions),
        status: status(clock()),
        by: sql<string>`coalesce(${users.firstName} || ' ' || ${users.lastName}, 'Adunni')`,
        accepted: answered('accepted'),
        later: answered('later'),
      })
      .from(legalVersions)
      .leftJoin(users, eq(users._id, legalVersions.byId))
      .where(inArray(legalVersions._id, ids));
    return rows.map((row) => ({
      ...row,
      startsAt: row.effectiveAt ?? row.startsAt,
      label: row.number === null ? 'Draft' : versionLabel(row.number, row.correction),
    }));
  },
  async detail({ db, clock }: StaffCtx, row: Row) {
    const before = await comparedWith(db, row, clock());
    return {
      text: await readable(db, row.body),
      changes: before ? changesBetween(await bodyOf(db, before), row.body) : [],
      comparedWith: before && versionLabel(before.number, before.correction),
    };
  },
};

/** Of a draft what holds now, of a published version the one before it; null when there is none. */
async function comparedWith(db: StaffCtx['db'], row: Row, now: Date) {
  const versions = await publishedVersions(db, row.document);
  if (row.publishedAt === null) return inForceAt(versions, now);
  return versions.filter((each) => laterFirst(each, row as PublishedVersion) > 0)[0] ?? null;
}
