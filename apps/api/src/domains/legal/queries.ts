import type { Received, Returned } from '@adunni/contracts/endpoint';
import type { getLegalDocument, getTermsState } from '@adunni/contracts/legal/documents';
import { type LegalDocumentName, versionLabel } from '@adunni/contracts/legal/names';
import { and, eq, getTableColumns, isNotNull } from 'drizzle-orm';
import type { Db, Tx } from '../../kit/database/connect.ts';
import { type Places, statement } from '../../kit/database/statement.ts';
import { dayEnd } from '../../kit/shop-days.rules.ts';
import { readable } from '../help/queries.ts';
import { announcesTo, asksAbout, inForceAt, laterFirst, nextAfter, type Said } from './rules.ts';
import { legalVersions, termsAnswers } from './tables.ts';

type Document = Returned<typeof getLegalDocument>['document'];
type Asked = Received<typeof getLegalDocument>;
/** What a version says is read by itself: it is long, and most ask only which holds. */
const { body: text, ...columns } = getTableColumns(legalVersions);
type Row = Omit<typeof legalVersions.$inferSelect, 'body'>;
/** A version that was published, with all that says so. */
export type Published = Row & { number: number; effectiveAt: Date; publishedAt: Date };

const readPublished = statement((db, { document }: Places<{ document: LegalDocumentName }>) =>
  db
    .select(columns)
    .from(legalVersions)
    .where(and(eq(legalVersions.document, document), isNotNull(legalVersions.publishedAt))),
);

/** All that were published of a document, the latest first. */
export async function publishedVersions(db: Db | Tx, document: LegalDocumentName): Promise<Published[]> {
  const rows = await readPublished(db, { document });
  return (rows as Published[]).sort(laterFirst);
}

/** What a version says, as it was written. */
export async function bodyOf(db: Db | Tx, { _id }: Pick<Row, '_id'>): Promise<string> {
  const [row] = await db.select({ text }).from(legalVersions).where(eq(legalVersions._id, _id));
  return row?.text ?? '';
}

const cardOf = ({ number, correction, ...version }: Published) => ({
  ...version,
  label: versionLabel(number, correction),
});

/** A document as it holds now, held at the end of a day, or in one of its versions; null when there is no such. */
export async function findDocument(
  db: Db,
  { name }: Asked['params'],
  { on, version }: Asked['query'],
  now: Date,
): Promise<Document | null> {
  const versions = await publishedVersions(db, name);
  const current = inForceAt(versions, now);
  const named = version && versions.find(({ number, correction }) => versionLabel(number, correction) === version);
  const shown = version ? named : on ? inForceAt(versions, dayEnd(on)) : current;
  if (!shown) return null;
  const next = nextAfter(versions, now);
  return {
    name,
    version: cardOf(shown),
    time: shown._id === current?._id ? 'now' : shown.effectiveAt > now ? 'future' : 'past',
    body: await readable(db, await bodyOf(db, shown)),
    next: next && next._id !== shown._id ? cardOf(next) : null,
    versions: versions.map(cardOf),
  };
}

/** What holds, what is announced, and what a person has yet to answer; visitors are asked when they register. */
export async function termsState(db: Db, userId: string | null, now: Date): Promise<Returned<typeof getTermsState>> {
  const versions = await publishedVersions(db, 'terms');
  const [inForce, next] = [inForceAt(versions, now), nextAfter(versions, now)];
  const said = userId === null ? [] : await answersOf(db, userId);
  return {
    inForce: inForce && cardOf(inForce),
    next: next && cardOf(next),
    asks: userId !== null && inForce !== null && asksAbout(inForce, said),
    announces: userId !== null && next !== null && announcesTo(next, inForce, said),
  };
}

/** What a person said of each version of the terms. */
async function answersOf(db: Db | Tx, userId: string): Promise<Said[]> {
  const { answer, createdAt: at, versionId } = termsAnswers;
  const rows = await db
    .select({ number: legalVersions.number, answer, at, versionId })
    .from(termsAnswers)
    .innerJoin(legalVersions, eq(legalVersions._id, versionId))
    .where(eq(termsAnswers.userId, userId));
  // Only published ones are answered; one that was withdrawn since has no number.
  return rows.map(({ number, ...said }) => ({ ...said, number: number ?? 0 }));
}
