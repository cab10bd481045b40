import { getMaker, getReach, listMakers } from '@adunni/contracts/makers/makers';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../kit/testing/test-app.ts';
import { signInAs } from '../identity/testing.ts';
import { slugOf } from './rules.ts';
import { openMaker } from './service.ts';
import { makers } from './tables.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

it('says where all approved makers work, each town once', async () => {
  const { db } = test.app.deps;
  for (const [city, status] of [
    ['Yaba', 'approved'],
    ['Enugu', 'approved'],
    ['Enugu', 'approved'],
    ['Kano', 'pending'],
  ] as const) {
    const { _id: userId } = await signInAs(test, 'Tailor');
    await db.transaction((tx) => openMaker(tx, { userId, firstName: 'Uju', lastName: 'Okoro' }));
    await db.update(makers).set({ city, status }).where(eq(makers.userId, userId));
  }
  expect((await test.call(getReach)).body).toEqual({ makers: 3, cities: ['Enugu', 'Yaba'] });
});

it('lists approved makers by words of their name, and the signs of a pattern as what they are', async () => {
  const { db } = test.app.deps;
  await db.update(makers).set({ name: 'Bisi’s Lace 100%' }).where(eq(makers.city, 'Yaba'));
  await db.update(makers).set({ name: 'Bisi of Kano' }).where(eq(makers.city, 'Kano'));
  const found = async (q?: string) => {
    const { body } = await test.call(listMakers, { query: { ...(q !== undefined && { q }) } });
    return { total: body.total, names: body.items.map(({ name }) => name) };
  };
  expect((await found()).total).toBe(3);
  expect((await found('')).total).toBe(3);
  expect(await found('bisi')).toEqual({ total: 1, names: ['Bisi’s Lace 100%'] });
  expect((await found('0%')).total).toBe(1);
  expect((await found('%e%')).total).toBe(0);
});

describe('opening a workshop', () => {
  it('gives people of one name an address each, and stays private', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => signInAs(test, 'Tailor')));
    await Promise.all(
      people.map(({ _id }) =>
        test.app.deps.db.transaction((tx) =>
          openMaker(tx, { userId: _id, firstName: 'Ṣadé', lastName: 'O’Brien-Ade' }),
        ),
      ),
    );
    const opened = (await test.app.deps.db.select().from(makers)).filter(({ slug }) => slug.startsWith('sade'));
    expect(new Set(opened.map(({ slug }) => slug)).size).toBe(6);
    expect(opened.map(({ slug }) => slug)).toContain('sade-obrien-ade');
    expect(new Set(opened.map(({ status }) => status))).toEqual(new Set(['pending']));
    expect((await test.call(getMaker, { params: { slug: 'sade-obrien-ade' } })).status).toBe(404);
  });

  it('opens one workshop per person', async () => {
    const { _id } = await signInAs(test, 'Designer');
    const open = () =>
      test.app.deps.db.transaction((tx) => openMaker(tx, { userId: _id, firstName: 'Uju', lastName: 'Okoro' }));
    const [first, second] = [await open(), await open()];
    expect(second._id).toBe(first._id);
  });

  it.each([
    ['Kolade & Thread', 'kolade-and-thread'],
    ['  Àdùnní  Ọ̀ṣun ', 'adunni-osun'],
    ['../../etc', 'etc'],
    ['王', 'maker'],
    ['x'.repeat(200), 'x'.repeat(60)],
  ])('writes %j as an address', (name, slug) => {
    expect(slugOf(name)).toBe(slug);
  });
});
