import type { getOpening, listOpenings } from '@adunni/contracts/careers/openings';
import type { OpeningStatus } from '@adunni/contracts/careers/staff';
import type { Received, Returned } from '@adunni/contracts/endpoint';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../kit/database/connect.ts';
import { shopDay } from '../../kit/shop-days.rules.ts';
import { jobOpenings, type OpeningRow } from './tables.ts';

type Card = Returned<typeof listOpenings>['items'][number];
type Opening = Returned<typeof getOpening>['opening'];

const { publishedAt, closedAt, opensOn, closesOn } = jobOpenings;
const isOver = (today: string): SQL => sql`(${closedAt} is not null or coalesce(${closesOn} < ${today}, false))`;
const isToCome = (today: string): SQL => sql`coalesce(${opensOn} > ${today}, false)`;

/** Openings that have a status on a day of the shop, as `openingStatus` says it. */
export function hasStatus(status: OpeningStatus, today: string): SQL {
  if (status === 'draft') return sql`${publishedAt} is null`;
  const is = { closed: isOver(today), scheduled: sql`not ${isOver(today)} and ${isToCome(today)}` };
  const open = sql`not ${isOver(today)} and not ${isToCome(today)}`;
  return sql`(${publishedAt} is not null and ${status === 'open' ? open : is[status]})`;
}

/** Open positions, the newest first, and what there is to filter them by. */
export async function findOpenings(
  db: Db | Tx,
  { team, kind, place }: Received<typeof listOpenings>['query'],
  now: Date,
): Promise<Returned<typeof listOpenings>> {
  const rows = await db
    .select()
    .from(jobOpenings)
    .where(hasStatus('open', shopDay(now)))
    .orderBy(sql`${postedOn} desc, ${jobOpenings.title}`);
  const distinct = <T extends string>(of: (row: OpeningRow) => T): T[] => [...new Set(rows.map(of))].sort();
  return {
    items: rows
      .filter((row) => (!team || row.team === team) && (!kind || row.kind === kind) && (!place || row.place === place))
      .map(toCard),
    teams: distinct((row) => row.team),
    kinds: distinct((row) => row.kind),
    places: distinct((row) => row.place),
  };
}

/** The day since which an opening is shown. */
const postedOn = sql`greatest(coalesce(${opensOn}, '-infinity'), (${publishedAt} at time zone 'Africa/Lagos')::date)`;

/** An open position by its part of addresses; null when there is none. */
export async function findOpening(db: Db | Tx, slug: string, now: Date): Promise<OpeningRow | null> {
  const [row = null] = await db
    .select()
    .from(jobOpenings)
    .where(and(eq(jobOpenings.slug, slug), hasStatus('open', shopDay(now))));
  return row;
}

function toCard(row: OpeningRow): Card {
  const shown = shopDay(row.publishedAt ?? row.createdAt);
  return { ...row, postedOn: row.opensOn && row.opensOn > shown ? row.opensOn : shown };
}

/** All that the page of an opening says. */
export const toOpening = (row: OpeningRow): Opening => ({ ...row, ...toCard(row) });
