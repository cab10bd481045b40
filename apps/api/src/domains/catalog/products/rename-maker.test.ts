import { productResource } from '@adunni/contracts/catalog/products';
import { getShop, putShop } from '@adunni/contracts/makers/verification';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import type { TestPerson } from '../../identity/testing.ts';
import { addDesigner, formOf, readyToWear } from './testing.ts';

const PIECES = 6;

let test: TestApp;
let designer: TestPerson & { makerId: string };
beforeAll(async () => {
  test = await startTestApp();
  designer = await addDesigner(test);
});
afterAll(() => test.close());

/** Gives the workshop another name and another city, which every one of its products is found by. */
async function rename(round: number): Promise<number> {
  const { body } = await test.call(getShop, {}, designer);
  const { name: _n, city: _c, ...said } = body;
  const fields = ['tagline', 'story', 'specialities', 'foundedYear', 'weeklyCapacity'] as const;
  const kept = Object.fromEntries(fields.map((field) => [field, said[field]])) as Pick<
    typeof said,
    (typeof fields)[number]
  >;
  const values = { ...kept, country: 'Nigeria', name: `House of Ade ${round}`, city: `City ${round}` };
  return (await test.call(putShop, { body: { version: body.version, values } }, designer)).status;
}

describe('a shop that is renamed while its products are written', () => {
  it('keeps neither from being saved', async () => {
    const ids: string[] = [];
    for (let piece = 0; piece < PIECES; piece++)
      ids.push((await test.call(productResource.create, { body: await readyToWear(test) }, designer)).body._id);
    const act = async (action: 'duplicate' | 'archive' | 'restore', order: string[]) =>
      (await test.call(productResource.act, { body: { action, ids: order } }, designer)).body.results;
    const edit = async (_id: string, round: number) => {
      const { record, version } = (await test.call(productResource.get, { params: { _id } }, designer)).body;
      const values = { ...formOf(record), basePrice: 50_000 + round, title: `Tunic ${round}` };
      return (await test.call(productResource.update, { params: { _id }, body: { version, values } }, designer)).status;
    };
    for (let round = 1; round <= 3; round++) {
      const [renamed, ...done] = await Promise.all([
        rename(round),
        act('duplicate', ids),
        act('archive', ids.toReversed()),
        act('duplicate', ids.toReversed()),
      ]);
      expect(renamed).toBe(200);
      expect(done.flat().filter(({ ok }) => !ok)).toEqual([]);
      const saved = await Promise.all([rename(round + 10), ...ids.map((id) => edit(id, round))]);
      expect(saved).toEqual(saved.map(() => 200));
    }
  });
});
