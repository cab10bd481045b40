import { getMaker } from '@adunni/contracts/makers/makers';
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
