import { randomUUID } from 'node:crypto';
import { kobo } from '@adunni/contracts/money';
import { createDesign, getShared, shareDesign } from '@adunni/contracts/studio/designs';
import { estimateDesign } from '@adunni/contracts/studio/estimate';
import { PARTS, GARMENTS as PRICED } from '@adunni/contracts/studio/garments';
import { TEXTILES } from '@adunni/contracts/studio/textiles';
import { yardsOf } from '@adunni/contracts/studio/yards';
import { GARMENTS } from '@adunni/garment-art/recipes/choices';
import { anyRecipe } from '@adunni/garment-art/recipes/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../kit/testing/test-app.ts';
import { lookHash } from '../catalog/rules.ts';
import { signInAs } from '../identity/testing.ts';
import { choicesOf, fabricOf, garmentOf, linesOf } from './asking/words.ts';
import { readRecipe } from './designs/read-recipe.ts';
import { estimateOf } from './prices/estimate.rules.ts';
import type { PricedMaker } from './prices/prices.queries.ts';

const SEED = Number(process.env.SEED ?? Math.floor(Math.random() * 1e9));
/** What anything that a stranger sends may cost, in ms of the processor: what else runs does not count. */
const MOST_WORK = 1000;
/** More makers than the shop will have. */
const MAKERS = 2000;

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

async function workOf(run: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
/** As a call sends it, whatever it is. */
const post = (path: string, payload: string, headers: Record<string, string> = {}) =>
  test.app.inject({ method: 'POST', url: path, payload, headers: { 'content-type': 'application/json', ...headers } });

describe(`what a stranger sends, SEED=${SEED}`, () => {
  it('is a whole recipe that is priced, named and told soon, by however many makers', async () => {
    const list = {
      garments: Object.keys(PRICED).map((garment) => ({
        ...{ garment, base: kobo(1), days: 1 },
        parts: Object.keys(PARTS).map((part) => ({ part, price: kobo(1), days: 1 })),
      })),
      textiles: Object.keys(TEXTILES).map((textile) => ({ textile, perYard: kobo(1) })),
    } as unknown as PricedMaker['list'];
    const makers = Array.from({ length: MAKERS }, (_, at) => ({
      ...{ list, maker: { _id: `${at}`, slug: `${at}`, name: `${at}`, city: '', country: 'NG', tier: 'verified' } },
    })) as unknown as PricedMaker[];
    for (const sent of fc.sample(anyRecipe, { numRuns: 50, seed: SEED })) {
      const said = `SEED=${SEED} ${JSON.stringify(sent)}`;
      const work = await workOf(() => {
        const recipe = readRecipe(sent);
        const yards = recipe && yardsOf(recipe);
        if (!recipe || !yards) throw new Error(`was refused: ${said}`);
        expect(estimateOf(recipe, yards, makers).total, said).toBe(MAKERS);
        lookHash(recipe);
        expect(
          [garmentOf(recipe).name, fabricOf(recipe)].every((text) => text.length < 80),
          said,
        ).toBe(true);
        expect(JSON.stringify([linesOf(recipe), choicesOf(recipe)]).length, said).toBeLessThan(100_000);
      });
      expect(work, said).toBeLessThan(MOST_WORK);
    }
  });

  it('is anything else, which is refused soon', async () => {
    const keys = fc.oneof(
      fc.constantFrom('garment', 'cloth', 'thread', 'hemY', 'clothColours', '__proto__', 'constructor', 'toString'),
      fc.string({ maxLength: 60 }),
    );
    const values = fc.oneof(
      fc.constantFrom('tunic', 'agbada', '../../etc/passwd', '<svg onload=alert(1)>', 'url(#x)', `#${'0'.repeat(6)}`),
      fc.anything({ maxDepth: 4 }),
    );
    const work = await workOf(() =>
      fc.assert(
        fc.property(fc.dictionary(keys, values, { maxKeys: 200 }), (said) => {
          const read = readRecipe(said);
          return read === null || Object.hasOwn(GARMENTS, String(read.garment));
        }),
        { numRuns: 1000, seed: SEED },
      ),
    );
    expect(work).toBeLessThan(20 * MOST_WORK);
  });

  it.each([
    ['lists in lists without end', () => `{"recipe":${'['.repeat(200_000)}${']'.repeat(200_000)}}`],
    ['names without end', () => JSON.stringify({ recipe: { [`k${'x'.repeat(300_000)}`]: 1 } })],
    [
      'values without end',
      () => JSON.stringify({ recipe: Object.fromEntries(Array.from({ length: 30_000 }, (_, at) => [`k${at}`, at])) }),
    ],
    [
      'colours without end',
      () => JSON.stringify({ recipe: { garment: 'tunic', clothColours: '#000000 '.repeat(50_000) } }),
    ],
    ['a prototype', () => '{"recipe":{"__proto__":{"garment":"tunic"},"cloth":"cashmere-navy"}}'],
    ['a number past all numbers', () => '{"recipe":{"garment":"tunic","hemY":1e999}}'],
  ])('is %s, and costs less than a second', async (_what, make) => {
    const payload = make();
    const { path } = estimateDesign;
    let status = 0;
    const work = await workOf(async () => {
      status = (await post(path, payload)).statusCode;
    });
    expect([400, 413, 422]).toContain(status);
    expect(work).toBeLessThan(MOST_WORK);
  });

  it('is markup for a name or a colour, which nobody is answered as markup', async () => {
    const owner = await signInAs(test);
    const name = '<img src=x onerror=alert(1)> "><script>alert(1)</script>';
    const recipe = { garment: 'dashiki', cloth: 'ankara-diamonds-sun', thread: '#f6a821', darkThread: '#1a0b08' };
    const { body } = await test.call(createDesign, { body: { _id: randomUUID(), name, recipe } }, owner);
    const { shareToken } = (await test.call(shareDesign, { params: { designId: body.design._id } }, owner)).body.design;
    const url = getShared.path.replace(':token', shareToken ?? '');
    const shared = await test.app.inject({ url });
    expect([shared.statusCode, shared.json().design.name]).toEqual([200, name]);
    expect(shared.headers['content-type']).toContain('application/json');
    expect(shared.headers['x-content-type-options']).toBe('nosniff');
    const evil = { ...recipe, thread: '"/><script>' };
    const refused = await test.call(createDesign, { body: { _id: randomUUID(), name, recipe: evil } }, owner);
    expect([400, 422]).toContain(refused.status);
  });
});
