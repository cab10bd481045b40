import type { Received, Returned } from '@adunni/contracts/endpoint';
import { type NextDate, nextDate } from '@adunni/contracts/festivals/dates';
import type { getFestival, listFestivals } from '@adunni/contracts/festivals/festivals';
import type { FestivalForm } from '@adunni/contracts/festivals/forms';
import { readColours, readOutfits, readYears } from '@adunni/contracts/festivals/lines';
import { SEASONS } from '@adunni/contracts/festivals/names';
import { orderBy } from '@adunni/contracts/festivals/order-by';
import type { Picture } from '@adunni/contracts/fields';
import { deliveryDays } from '@adunni/contracts/orders/arrival';
import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Db, Tx } from '../../kit/database/connect.ts';
import { shopDay } from '../../kit/shop-days.rules.ts';
import { productCards } from '../catalog/queries.ts';
import { pictureColumns, toPicture } from '../media/queries.ts';
import { media } from '../media/tables.ts';
import { getSettings } from '../settings/queries.ts';
import { type FestivalRow, festivals } from './tables.ts';

type List = Returned<typeof listFestivals>;
type Festival = Returned<typeof getFestival>['festival'];
type Filters = Received<typeof listFestivals>['query'];
type Drawings = ReadonlyMap<string, Picture>;

/** Published festivals, those with the nearest date first, and what there is to filter them by. */
export async function findFestivals(db: Db | Tx, filters: Filters, now: Date): Promise<List> {
  const rows = await db.select().from(festivals).where(isNotNull(festivals.publishedAt)).orderBy(asc(festivals.title));
  const drawings = await drawingsOf(db, rows.map(coverOf));
  const today = shopDay(now);
  const wanted = rows
    .map((row) => ({ row, next: nextDate(row, today) }))
    .filter(matches(filters))
    .map(({ row }) => toCard(row, drawings, today));
  const places = new Map(rows.map(({ country, region }) => [`${country} ${region}`, { country, region }]));
  return {
    items: wanted.toSorted((a, b) => (a.next?.startsOn ?? '9').localeCompare(b.next?.startsOn ?? '9')),
    peoples: [...new Set(rows.map((row) => row.people))].sort(),
    places: [...places].toSorted(([a], [b]) => a.localeCompare(b)).map(([, each]) => each),
  };
}

/** Whether a festival is one of those that are asked for. */
function matches({ people, place, season }: Filters): (of: { row: FestivalRow; next: NextDate | null }) => boolean {
  const months: readonly number[] = season ? SEASONS[season].months : [];
  return ({ row, next }) =>
    (!people || row.people === people) &&
    (!place || row.country === place || row.region === place) &&
    (!season || monthsOf(row, next).some((month) => months.includes(month)));
}

/** The months that it is known to fall in; of one that moves, that of its next date. */
const monthsOf = ({ usualMonths }: FestivalRow, next: Festival['next']): number[] =>
  usualMonths.length > 0 || !next ? usualMonths : [Number(next.startsOn.slice(5, 7))];

/** A published festival by its id; null when there is none. */
export async function findPublished(db: Db | Tx, _id: string): Promise<FestivalRow | null> {
  const [row = null] = await db
    .select()
    .from(festivals)
    .where(and(eq(festivals._id, _id), isNotNull(festivals.publishedAt)));
  return row;
}

/** A published festival with its next date. */
export interface DatedFestival {
  row: FestivalRow;
  next: NextDate;
}

/** Published festivals that have a date, of those that are asked for, the nearest first. */
export async function findDated(db: Db | Tx, now: Date, filters: Filters = {}): Promise<DatedFestival[]> {
  const rows = await db.select().from(festivals).where(isNotNull(festivals.publishedAt));
  return rows
    .flatMap((row) => {
      const next = nextDate(row, shopDay(now));
      return next ? [{ row, next }] : [];
    })
    .filter(matches(filters))
    .sort((a, b) => a.next.startsOn.localeCompare(b.next.startsOn));
}

/** All that its page says of a published festival; null when there is none. */
export async function findFestival(db: Db | Tx, _id: string, now: Date): Promise<Festival | null> {
  const row = await findPublished(db, _id);
  return row && describe(db, row, now);
}

/** What its page would say of a festival that says this, published or not, saved or not. */
export const previewOf = (db: Db | Tx, form: FestivalForm, now: Date, _id = 'preview'): Promise<Festival> =>
  describe(db, { ...form, _id }, now);

/** What is shown of a festival beside its id. */
type Written = FestivalForm & { _id: string };

async function describe(db: Db | Tx, row: Written, now: Date): Promise<Festival> {
  const today = shopDay(now);
  const outfits = readOutfits(row.outfits);
  const [drawings, cards, settings] = await Promise.all([
    drawingsOf(db, [coverOf(row), ...outfits.map(({ drawing }) => drawing && `products/${drawing}`)]),
    productCards(db, row.productIds, now),
    getSettings(db),
  ]);
  const card = toCard(row, drawings, today);
  const onItsWay = deliveryDays(settings, { option: 'standard', countryCode: 'NG' });
  const pieces = row.productIds.flatMap((id) => {
    const found = cards.get(id);
    if (!found?.visible) return [];
    const last = card.next && orderBy(card.next.startsOn, found.card.leadDaysMax, onItsWay);
    const isTooLate = last !== null && last < today;
    return [{ ...found.card, orderBy: isTooLate ? null : last, isTooLate }];
  });
  return {
    ...row,
    ...card,
    outfits: outfits.map(({ drawing, ...each }) => ({
      ...each,
      picture: (drawing && drawings.get(`products/${drawing}.webp`)) || null,
    })),
    colours: readColours(row.colours),
    pastYears: readYears(row.pastYears),
    pieces,
    deliveryDays: onItsWay,
  };
}

/** The drawing that a festival is shown by: its cover, else that of its first outfit. */
function coverOf({ cover, outfits }: Pick<Written, 'cover' | 'outfits'>): string | null {
  if (cover) return `covers/${cover}`;
  const drawn = readOutfits(outfits).find(({ drawing }) => drawing);
  return drawn ? `products/${drawn.drawing}` : null;
}

const toCard = (row: Written, drawings: Drawings, today: string): List['items'][number] => ({
  ...row,
  next: nextDate(row, today),
  picture: drawings.get(`${coverOf(row)}.webp`) ?? null,
});

/** Names of drawings that a festival is to be shown by and that do not exist, by the field that names them. */
export async function missingDrawings(db: Db | Tx, { cover, outfits }: Pick<FestivalForm, 'cover' | 'outfits'>) {
  const named = readOutfits(outfits).flatMap(({ drawing }) => drawing || []);
  const drawings = await drawingsOf(db, [cover && `covers/${cover}`, ...named.map((name) => `products/${name}`)]);
  return {
    cover: cover && !drawings.has(`covers/${cover}.webp`) ? [cover] : [],
    outfits: named.filter((name) => !drawings.has(`products/${name}.webp`)),
  };
}

/** Drawings by the file that they lie in; those that are not there are left out. */
async function drawingsOf(db: Db | Tx, names: readonly (string | null)[]): Promise<Drawings> {
  const files = names.flatMap((name) => (name ? [`${name}.webp`] : []));
  const rows = await db
    .select({ ...pictureColumns, path: media.path })
    .from(media)
    .where(and(eq(media.source, 'garment-art'), inArray(media.path, files)));
  return new Map(rows.map(({ path, ...row }) => [path, toPicture(row)]));
}
