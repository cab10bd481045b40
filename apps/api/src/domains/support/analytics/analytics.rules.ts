import { GROUPED_BY, type GroupedBy } from '@adunni/contracts/support/analytics';
import type { tickets } from '../tables.ts';

/** A figure of a period and of the one before. */
export type Pair<T> = { now: T; before: T };
type Ticket = typeof tickets.$inferSelect;

/** How many tickets of a period have the same traits, and of how many a target was met. */
export interface CountedByTraits extends Pick<Ticket, 'category' | 'channel' | 'about' | 'orderKind'> {
  rating: number | null;
  isNow: boolean;
  opened: number;
  answerMet: number;
  answerMissed: number;
  solveMet: number;
  solveMissed: number;
}

/** How many tickets were opened in an hour of the day within a point of the chart; 0 is the period before. */
export interface CountedByHour {
  hour: number | null;
  point: number;
  opened: number;
}

/** The figures that are sums of tickets with the same traits. */
export function summed(byTraits: readonly CountedByTraits[], byHour: readonly CountedByHour[]) {
  const sum = (name: 'opened' | 'answerMet' | 'answerMissed' | 'solveMet' | 'solveMissed'): Pair<number> =>
    pairOf((isNow) => byTraits.reduce((all, row) => (row.isNow === isNow ? all + row[name] : all), 0));
  const hours = byHour.map((row) => ({ ...row, isNow: row.point > 0 }));
  const found = GROUPED_BY.map((name) => [
    name,
    name === 'hour' ? groupsBy(hours, ({ hour }) => hour) : groupsBy(byTraits, (row) => row[name]),
  ]);
  return {
    opened: sum('opened'),
    answer: { met: sum('answerMet'), missed: sum('answerMissed') },
    resolution: { met: sum('solveMet'), missed: sum('solveMissed') },
    satisfaction: pairOf((isNow) => meanRating(byTraits.filter((row) => row.isNow === isNow))),
    groups: Object.fromEntries(found) as Record<GroupedBy, ReturnType<typeof groupsBy>>,
    topics: topicsOf(byTraits),
    /** By their places, from 1. */
    points: new Map(groupsBy(hours, ({ point }) => point).map(({ key, now }) => [Number(key), now])),
  };
}

const pairOf = <T>(of: (isNow: boolean) => T): Pair<T> => ({ now: of(true), before: of(false) });

/** The greatest of the period first. */
function groupsBy<Row extends { isNow: boolean; opened: number }>(
  rows: readonly Row[],
  keyOf: (row: Row) => string | number | null,
): ({ key: string } & Pair<number>)[] {
  const groups = new Map<string, Pair<number>>();
  for (const row of rows) {
    const key = keyOf(row);
    if (key === null) continue;
    const counts = groups.get(String(key)) ?? { now: 0, before: 0 };
    counts[row.isNow ? 'now' : 'before'] += row.opened;
    groups.set(String(key), counts);
  }
  return [...groups]
    .map(([key, counts]) => ({ key, ...counts }))
    .sort((one, other) => other.now - one.now || (one.key < other.key ? -1 : 1));
}

/** What tickets about orders are about, by what was bought. */
function topicsOf(rows: readonly CountedByTraits[]) {
  const named = new Map<string, Pick<CountedByTraits, 'category'> & { orderKind: NonNullable<Ticket['orderKind']> }>();
  for (const { category, orderKind } of rows)
    if (orderKind) named.set(`${category}, ${orderKind}`, { category, orderKind });
  return groupsBy(rows, ({ category, orderKind }) => orderKind && `${category}, ${orderKind}`).flatMap(
    ({ key, ...counts }) => {
      const topic = named.get(key);
      return topic ? [{ ...topic, ...counts }] : [];
    },
  );
}

/** To one decimal; null when nobody rated. */
function meanRating(rows: readonly CountedByTraits[]): number | null {
  const rated = rows.filter(({ rating }) => rating !== null);
  const ratings = rated.reduce((all, { opened }) => all + opened, 0);
  const total = rated.reduce((all, { rating, opened }) => all + (rating ?? 0) * opened, 0);
  return ratings === 0 ? null : Math.round((total / ratings) * 10) / 10;
}
