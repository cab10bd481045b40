import { nextDate, type Timing } from '@adunni/contracts/festivals/dates';
import { getFestival, listFestivals } from '@adunni/contracts/festivals/festivals';
import { festivalForm } from '@adunni/contracts/festivals/forms';
import { orderBy } from '@adunni/contracts/festivals/order-by';
import { arrivalOnceOrdered } from '@adunni/contracts/orders/arrival';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { missingDrawings } from '../../domains/festivals/queries.ts';
import { festivals } from '../../domains/festivals/tables.ts';
import { dayEnd, dayStart, shopDay } from '../../kit/shop-days.rules.ts';
import type { TestApp } from '../../kit/testing/test-app.ts';
import { startDemoApp } from '../testing.ts';
import { DEMO_FESTIVALS } from './seed.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startDemoApp();
});
afterAll(() => test.close());

const TIMING: Timing = {
  ...{ rule: 'announced', calendarDays: '', month: null, weekday: null, nth: null, days: 1, isFirm: false },
  ...{ startsOn: null, endsOn: null, dateStatus: 'confirmed' },
};
const next = (timing: Partial<Timing>, today: string) => nextDate({ ...TIMING, ...timing }, today);

describe('the next date', () => {
  it('is never guessed: without a rule and an announced day that is not over, there is none', () => {
    expect(next({}, '2026-11-24')).toBeNull();
    expect(next({ startsOn: '2026-02-11', endsOn: '2026-02-14' }, '2026-02-15')).toBeNull();
    expect(next({ startsOn: '2026-02-11', endsOn: '2026-02-14' }, '2026-02-14')).toMatchObject({ status: 'confirmed' });
  });

  it.each([
    ['first Saturday of November', { month: 11, weekday: 6, nth: 1 }, '2026-11-08', '2027-11-06'],
    ['first Saturday of May', { month: 5, weekday: 6, nth: 1 }, '2026-05-02', '2026-05-02'],
    ['last Saturday of August', { month: 8, weekday: 6, nth: -1 }, '2026-08-01', '2026-08-29'],
    ['last Sunday of December', { month: 12, weekday: 0, nth: -1 }, '2026-12-01', '2026-12-27'],
  ])('is the %s', (_name, rule, today, day) => {
    expect(next({ rule: 'weekday', ...rule }, today)).toMatchObject({ startsOn: day, isByRule: true });
  });

  it('goes by a day of the year, is confirmed when the rule is law, and counts what is under way', () => {
    const first = { rule: 'fixed' as const, calendarDays: '10-01', isFirm: true };
    expect(next(first, '2026-10-01')).toMatchObject({ startsOn: '2026-10-01', status: 'confirmed' });
    expect(next(first, '2026-10-02')).toMatchObject({ startsOn: '2027-10-01' });
    const month = { rule: 'fixed' as const, calendarDays: '12-01', days: 32 };
    expect(next(month, '2027-01-01')).toMatchObject({ startsOn: '2026-12-01', status: 'estimated' });
    expect(next(month, '2027-01-02')).toMatchObject({ startsOn: '2027-12-01' });
  });

  it('follows the calculated Islamic calendar, the nearer of two days first', () => {
    const both = { rule: 'islamic' as const, calendarDays: '10-01,12-10' };
    // Eid al-Fitr and Eid al-Adha of 2025, as they were.
    expect(next(both, '2025-03-01')?.startsOn).toBe('2025-03-30');
    expect(next(both, '2025-04-10')).toMatchObject({ startsOn: '2025-06-06', status: 'estimated' });
  });

  it('does not count a festival again that was announced for days just before its rule’s', () => {
    const moved = { rule: 'fixed' as const, calendarDays: '12-01', startsOn: '2026-11-20', endsOn: '2026-11-21' };
    expect(next(moved, '2026-11-24')?.startsOn).toBe('2027-12-01');
  });
});

it('tells the last day on which an order placed at any hour still arrives before the festival', () => {
  for (const [lead, days] of [
    [0, 0],
    [14, 5],
    [56, 5],
    [84, 12],
  ] as const) {
    const last = orderBy('2026-12-26', lead, days);
    const lines = [{ leadDaysMax: lead, lacksMeasurements: false }];
    const arrives = (at: Date) => shopDay(arrivalOnceOrdered(lines, days, at).by ?? new Date(0));
    expect(arrives(new Date(dayEnd(last).getTime() - 1))).toBe('2026-12-25');
    expect(arrives(dayStart(last))).toBe('2026-12-25');
    expect(arrives(dayEnd(last))).toBe('2026-12-26');
  }
});

it('holds at least twenty-one festivals that the form takes, and a date only with a rule or a source', () => {
  expect(DEMO_FESTIVALS.length).toBeGreaterThanOrEqual(21);
  for (const { pieces, ...words } of DEMO_FESTIVALS) {
    expect(festivalForm.safeParse({ ...words, productIds: [] }).error, words.title).toBeUndefined();
    expect(pieces.length, words.title).toBeGreaterThan(0);
    if (words.rule === 'announced') expect(next(words, '2026-11-24'), words.title).toBeNull();
  }
});

it('shows drawings that there are, and says who told a date that it shows', async () => {
  for (const { pieces: _pieces, ...words } of DEMO_FESTIVALS) {
    const missing = await missingDrawings(test.app.deps.db, words);
    expect(missing, words.title).toEqual({ cover: [], outfits: [] });
  }
  const unknown = { cover: 'durbbar', outfits: 'Men | A robe | riga/1' };
  expect(await missingDrawings(test.app.deps.db, unknown)).toEqual({ cover: ['durbbar'], outfits: ['riga/1'] });
});

it('writes into a calendar what is asked for', async () => {
  const titles = async (query: string) => {
    const { body } = await test.app.inject(`/api/festivals/calendar${query}`);
    return body.match(/^SUMMARY:.*$/gm)?.map((line) => line.slice(8).trim());
  };
  expect(await titles('?people=hausa')).toEqual(['Kano Durbar (estimated)']);
  expect(await titles('?place=GH&season=harmattan')).toEqual(['December in GH (estimated)']);
  expect((await titles(''))?.length).toBeGreaterThan(8);
  expect(await titles('?people=nobody')).toBeUndefined();
});

it('lists what is published, the nearest first, and filters by people, place and season', async () => {
  const list = async (query: Parameters<typeof test.call<typeof listFestivals>>[1] = {}) =>
    (await test.call(listFestivals, query)).body;
  const all = await list();
  expect(all.items).toHaveLength(DEMO_FESTIVALS.length);
  expect(all.items.every(({ picture }) => picture !== null)).toBe(true);
  const dates = all.items.flatMap((each) => each.next?.startsOn ?? []);
  expect(dates).toEqual(dates.toSorted());
  expect(all.items.slice(dates.length).every((each) => each.next === null)).toBe(true);
  const igbo = await list({ query: { people: 'igbo' } });
  expect(igbo.items.map(({ title }) => title).sort()).toEqual(['Iri ji (New Yam)', 'Ofala']);
  expect(igbo.peoples).toEqual(all.peoples);
  expect((await list({ query: { place: 'NE' } })).items.map(({ title }) => title)).toEqual(['Cure Salée']);
  expect((await list({ query: { place: 'Kebbi' } })).items).toHaveLength(1);
  const harvest = await list({ query: { season: 'harvest' } });
  expect(harvest.items.map(({ title }) => title)).toContain('Hogbetsotso');
  expect(harvest.items.map(({ title }) => title)).not.toContain('Osun-Osogbo');
});

it('tells of a festival what to order until when; a draft is not found', async () => {
  const { db } = test.app.deps;
  const read = async (title: string) => {
    const [row] = await db.select().from(festivals).where(eq(festivals.title, title));
    return test.call(getFestival, { params: { festivalId: row?._id ?? '' } });
  };
  const { festival } = (await read('Independence Day')).body;
  expect(festival.next).toMatchObject({ status: 'confirmed', isByRule: true });
  for (const { leadDaysMax, orderBy: last, isTooLate } of festival.pieces) {
    const counted = orderBy(festival.next?.startsOn ?? '', leadDaysMax, festival.deliveryDays);
    expect([last, isTooLate]).toEqual(counted < shopDay(test.now) ? [null, true] : [counted, false]);
  }
  const unannounced = (await read('Eyo')).body.festival;
  expect(unannounced.pieces.map((piece) => [piece.orderBy, piece.isTooLate])).toEqual(
    unannounced.pieces.map(() => [null, false]),
  );
  expect(festival.colours[0]).toMatchObject({ name: 'Green', hex: '#008751' });
  await db.update(festivals).set({ publishedAt: null }).where(eq(festivals.title, 'Eyo'));
  expect((await read('Eyo')).status).toBe(404);
});
