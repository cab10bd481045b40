import { listProducts } from '@adunni/contracts/catalog/catalog';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { categories, products } from '../../domains/catalog/tables.ts';
import { makers } from '../../domains/makers/tables.ts';
import type { TestApp } from '../../kit/testing/test-app.ts';
import { startDemoApp } from '../testing.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startDemoApp();
});
afterAll(() => test.close());

const find = async (q: string) => {
  const { status, body } = await test.call(listProducts, { query: { q, limit: 100 } });
  expect(status).toBe(200);
  return body.items.map(({ title }) => title);
};

describe('searching the catalogue', () => {
  it.each([
    ['agbada', 'Eko Agbada'],
    ['agbda', 'Eko Agbada'],
    ['agabda', 'Eko Agbada'],
    ['senetor', 'Senator Crest'],
    ['dashki', 'Dashiki'],
    ['isiago', 'Isiagu Set'],
    ['ankra gown', 'Ankara Shift'],
    ['boubu silk', 'Silk Boubou'],
    ['coset gown', 'Corset Gown'],
  ])('finds %j with its typing mistakes', async (q, title) => {
    expect(await find(q)).toContain(title);
  });

  it.each([
    ['a beginning', 'kaft', 'Plain Kaftan'],
    ['tone marks', 'àdìrẹ', 'Adire Boubou'],
    ['hyphens or not', 'aso oke clutch', 'Aso-oke Clutch'],
    ['another form of the word', 'gowns', 'Corset Gown'],
    ['a maker', 'Tinuade Dyeworks', 'Adire Duster'],
    ['a mistyped maker', 'Adewra', 'Bridal Aso-oke Set'],
    ['a city', 'Enugu', 'Isiagu Set'],
    ['a category', 'jumpsuits', 'Crepe Jumpsuit'],
    ['the category above', 'accessories', 'Feather Fan'],
    ['an occasion', 'coronations', 'Babban Riga'],
    ['a colour and a garment', 'wine senator', 'Senator Crest'],
    ['a word of the description', 'guinea fowl', 'Groom Etu Agbada'],
    ['words of no use beside one of use', 'a dashiki for the party xqzw', 'Dashiki'],
  ])('finds by %s', async (_, q, title) => {
    expect(await find(q)).toContain(title);
  });

  it('puts what is named so first', async () => {
    expect((await find('kaftan')).slice(0, 2).sort()).toEqual(['Embroidered Kaftan', 'Plain Kaftan']);
    expect((await find('dashiki'))[0]).toBe('Dashiki');
  });

  it.each(['xqzwvk', 'the', '!!!', "' & | !:* \\ ) (", '"; -- \'', '%_%', '\u{1f457}'])(
    'finds nothing by %j, and nothing breaks',
    async (q) => {
      expect(await find(q)).toEqual([]);
    },
  );

  it('settles for some of the words when no piece has them all', async () => {
    expect(await find('isiagu boubou')).toEqual(expect.arrayContaining(['Isiagu Set', 'Silk Boubou']));
    expect(await find('"; drop table products; --')).not.toContain('Dashiki');
  });

  it('follows the names of makers and categories when they change', async () => {
    const { db } = test.app.deps;
    await db.update(makers).set({ name: 'Olumo Vats' }).where(eq(makers.slug, 'tinuade-dyeworks'));
    await db.update(categories).set({ name: 'Billowing robes' }).where(eq(categories.slug, 'boubous'));
    expect(await find('olumo')).toContain('Adire Duster');
    expect(await find('billowing')).toEqual(expect.arrayContaining(['Adire Boubou', 'Silk Boubou']));
    await db.update(products).set({ title: 'Zanzibar Wrap' }).where(eq(products.slug, 'duster'));
    expect(await find('zanzibr')).toEqual(['Zanzibar Wrap']);
  });
});
