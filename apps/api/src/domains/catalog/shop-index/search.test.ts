import { productFilters } from '@adunni/contracts/catalog/catalog';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { drawFrom } from '../../../kit/draw.ts';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { listProducts } from '../listing/product-list.ts';
import { addMaker, addProduct } from '../testing.ts';

const SEED = Number(process.env.SEED ?? Date.now() % 1_000_000);
const WORDS = [
  'Agbada',
  'Kaftan',
  'Gele',
  'Wine',
  'Harmattan',
  'Embroidered',
  'Weddings',
  'Sleeveless',
  'Ọ̀ṣun',
  'Mother',
];
const GENDERS = ['women', 'men', 'girls', 'boys', 'unisex'] as const;

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  const draw = drawFrom(SEED);
  const some = () => WORDS.filter(() => draw.chance(0.3)).join(' ');
  const maker = await addMaker(test, { name: 'Harmattan House', city: 'Kano' });
  for (let piece = 0; piece < 40; piece++)
    await addProduct(test, {
      ...(draw.chance(0.5) && { makerId: maker._id }),
      ...{ title: `Piece ${some()}`, summary: some(), description: some(), gender: draw.pick(GENDERS) },
    });
  await addProduct(test, { title: 'Moonstone Piece', status: 'draft' });
});
afterAll(() => test.close());

/** What the database itself finds of what the public sees. */
async function foundBySql(q: string): Promise<string[]> {
  const { rows } = await test.app.deps.db.execute<{ id: string }>(sql`
    select p.id from products p join makers m on m.id = p.maker_id
    where p.status = 'published' and m.status = 'approved' and p.search @@ (select search_query(${q})) order by p.id`);
  return rows.map(({ id }) => id);
}

it(`finds what the database's own search finds: words, beginnings, slips, persons, several together (seed ${SEED})`, async () => {
  const draw = drawFrom(SEED);
  const word = () => draw.pick(WORDS);
  const queries = [
    ...[
      'the',
      'xyzzy',
      'moonstone',
      'a',
      'kano',
      'gele for my sister',
      'my brother',
      'agbada xyzzy',
      'kaftan gele wine sleeveless',
    ],
    ...WORDS,
    ...WORDS.map((each) => each.slice(0, 4)),
    ...WORDS.map((each) => each.slice(0, 2) + each.slice(3)),
    ...Array.from({ length: 30 }, () => `${word()} ${word()}${draw.chance(0.3) ? ` for her` : ''}`),
  ];
  let found = 0;
  for (const q of queries) {
    const expected = await foundBySql(q);
    const { items, total } = await listProducts(test.app.deps, { ...productFilters.parse({ q }), page: 1, limit: 100 });
    expect(items.map(({ _id }) => _id).sort(), q).toEqual(expected);
    expect(total, q).toBe(expected.length);
    found += total;
  }
  expect(found).toBeGreaterThan(0);
});
