import { toKobo, toNaira } from '@adunni/contracts/money';
import { savePriceList } from '@adunni/contracts/studio/price-list';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { signInAs } from '../../identity/testing.ts';
import { acceptAs, answerAs, askAs, askOf, openRequest, seenBy } from './testing.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const RATES = { commissionPercent: 12, depositPercent: 60, depositFrom: toNaira(toKobo(50_000)) };
const SEWN = { garment: 'tunic', base: 40_000, days: 9 } as const;
const CREST = { part: 'crest', price: 5_000, days: 2 } as const;
const CASHMERE = { textile: 'cashmere', perYard: 8_000 } as const;

it('tells a maker what their own price list says of a request, or why it says nothing, and the rates of today', async () => {
  const customer = await signInAs(test);
  const { shops, request } = await openRequest(test, customer);
  const [shop] = shops;
  if (!shop) throw new Error('no shop');
  const { _id } = askOf(request, shop);
  const pricing = async (askId = _id) => (await seenBy(test, shop, askId)).record.pricing;
  const keep = (version: number, parts: (typeof CREST)[], isOpen: boolean) =>
    test.call(
      savePriceList,
      { body: { version, list: { isOpen, garments: [{ ...SEWN, parts }], textiles: [CASHMERE] } } },
      shop.owner,
    );

  expect(await pricing()).toEqual({ proposal: null, without: 'list', missing: [], ...RATES });
  expect((await keep(0, [], false)).status).toBe(200);
  expect(await pricing()).toMatchObject({ proposal: null, without: 'parts', missing: ['Embroidery: crest'] });
  await keep(1, [CREST], false);
  const priced = await pricing();
  expect(priced).toMatchObject({ without: null, missing: [], proposal: { days: 11 } });
  const { low = 0, high = 0 } = priced?.proposal ?? {};
  expect(low).toBeGreaterThan(SEWN.base + CREST.price);
  expect(high).toBeGreaterThanOrEqual(low);

  const { body } = await askAs(test, customer, [shop], { recipe: null, designId: null, words: 'A plain kaftan.' });
  const plain = askOf(body.request, shop);
  expect(await pricing(plain._id)).toMatchObject({ proposal: null, without: 'drawing' });
  await answerAs(test, shop, request);
  expect(await pricing()).toMatchObject({ proposal: { low, high } });
  await acceptAs(test, customer, request._id, shop);
  expect(await pricing()).toBeNull();
});

it('tells staff nothing of what a maker asks', async () => {
  const { shops, request } = await openRequest(test, await signInAs(test));
  const [shop] = shops;
  const admin = await signInAs(test, 'Admin');
  if (!shop) throw new Error('no shop');
  const asStaff = await seenBy(test, { ...shop, owner: admin }, askOf(request, shop)._id);
  expect(asStaff.record.pricing).toBeNull();
});
