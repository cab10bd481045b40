import { productFilters } from '@adunni/contracts/catalog/catalog';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { products } from '../tables.ts';
import { addProduct } from '../testing.ts';
import { listProducts } from './product-list.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  const gown = { title: 'Calabar Gown', gender: 'women' } as const;
  for (const values of [
    { title: 'Kano Agbada', gender: 'men' } as const,
    { title: 'Little Agbada', gender: 'boys', description: 'As men of the family wear it.' } as const,
    { title: 'Lady’s Agbada', gender: 'women' } as const,
    { title: 'Agbada Brocade', gender: 'unisex' } as const,
    { title: 'Little Gown', gender: 'girls' } as const,
    { ...gown, description: 'Chosen by many a mother, sister and son.' },
    { title: 'Mother of the Bride', gender: 'women' } as const,
  ])
    await addProduct(test, values);
});
afterAll(() => test.close());

/** What is found by the words, and how they were understood. */
async function found(q: string) {
  const { items, spelling } = await listProducts(test.app.deps, { ...productFilters.parse({ q }), page: 1, limit: 20 });
  return { titles: items.map(({ title }) => title).sort(), spelling };
}
const agbadas = (...titles: string[]) => ({ titles: ['Agbada Brocade', ...titles], spelling: null });

describe('who shops for somebody', () => {
  it('finds what that person wears, and keeps the word as it was typed', async () => {
    for (const person of ['brother', 'Husband', 'father', 'brothers', 'him'])
      expect(await found(`agbada for my ${person}`), person).toEqual(agbadas('Kano Agbada'));
    for (const person of ['sister', 'wife', 'mother'])
      expect(await found(`agbada for my ${person}`), person).toEqual(agbadas('Lady’s Agbada'));
    for (const person of ['son', 'boy'])
      expect(await found(`agbada for my ${person}`), person).toEqual(agbadas('Little Agbada'));
    for (const person of ['daughter', 'girl'])
      expect((await found(`gown for my ${person}`)).titles, person).toEqual(['Little Gown']);
  });

  it('says so from the first letters of the word', async () => {
    expect(await found('agbada for my broth')).toEqual(agbadas('Kano Agbada'));
  });

  it('still finds a title that names the person', async () => {
    expect((await found('mother of the bride')).titles).toEqual(['Mother of the Bride']);
  });

  it('shows what the person wears when no product has the other words together', async () => {
    expect((await found('kano brocade for my brother')).titles).toEqual(['Agbada Brocade', 'Kano Agbada']);
  });

  it('shows everything that the person wears when nothing else was said', async () => {
    expect((await found('for my brother')).titles).toEqual(['Agbada Brocade', 'Kano Agbada']);
  });

  it('leaves other words alone', async () => {
    const { rows } = await test.app.deps.db.execute(sql`select search_gender(w) as worn
      from unnest(array['agbada', 'manual', 'mot', 'sonata', 'hers', 'brid']) w`);
    expect(rows.map(({ worn }) => worn)).toEqual([null, null, null, null, ['women'], null]);
    expect(await test.app.deps.db.$count(products)).toBe(7);
  });
});
