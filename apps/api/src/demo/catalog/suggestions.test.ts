import { suggest } from '@adunni/contracts/search/suggestions';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { products } from '../../domains/catalog/tables.ts';
import { makers } from '../../domains/makers/tables.ts';
import type { TestApp } from '../../kit/testing/test-app.ts';
import { startDemoApp } from '../testing.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startDemoApp();
});
afterAll(() => test.close());

const find = async (q: string) => {
  const { status, body } = await test.call(suggest, { query: { q } });
  expect(status).toBe(200);
  return body;
};
const named = async (q: string) => (await find(q)).items.map(({ kind, title }) => `${kind}: ${title}`);

describe('suggestions of the shop’s search', () => {
  it('are products, categories, makers, services and help articles, in this order', async () => {
    const { items, spelling } = await find('a');
    expect(spelling).toBeNull();
    expect([...new Set(items.map(({ kind }) => kind))]).toEqual(['product', 'category', 'maker']);
    expect(await named('gele')).toEqual(expect.arrayContaining(['product: Gele & Ipele', 'service: Gele tying']));
    expect(await named('kaft')).toContain('category: Kaftan & senator');
    expect(await named('adewura')).toContain('maker: Adewura Atelier');
  });

  it('begin with what is called so, and say who makes it and where it is', async () => {
    const [first] = (await find('Eko ag')).items;
    expect(first).toMatchObject({ kind: 'product', title: 'Eko Agbada', detail: 'Kolade & Thread' });
    expect(first?.path).toMatch(/^\/products\/[0-9a-f-]{36}$/);
    expect(first?.picture?.url).toMatch(/^\/media\//);
  });

  it('show what grown-ups wear before what children do, unless that is asked for', async () => {
    const found = (await named('agbada')).filter((title) => title.startsWith('product: '));
    expect(found).toContain('product: Eko Agbada');
    const children = found.filter((title) => title.includes('Boys’'));
    expect(found.slice(found.length - children.length)).toEqual(children);
    expect((await named('boys'))[0]).toMatch(/^product: Boys’/);
  });

  it.each([
    ['agabda', 'agbada'],
    ['ankra dress', 'ankara dress'],
    ['senetor wine', 'senator wine'],
  ])('forgive %j and say that they are for %j', async (q, spelling) => {
    const found = await find(q);
    expect(found.spelling).toBe(spelling);
    expect(found.items.length).toBeGreaterThan(0);
  });

  it.each(['xqzwvk', '!!!', "' & | !:* \\ ) (", '%_%', 'the'])('are none for %j', async (q) => {
    expect(await find(q)).toMatchObject({ spelling: null });
  });

  it('hold nothing that the public may not see, as soon as it may not', async () => {
    const { db } = test.app.deps;
    expect(await named('zaria')).toContain('maker: Zaria Needle Co');
    expect(await named('babban')).toContain('product: Babban Riga');
    expect(await named('oleku')).toContain('product: Oleku Iro & Buba');
    await db.update(makers).set({ status: 'suspended' }).where(eq(makers.slug, 'zaria-needle-co'));
    await db.update(products).set({ status: 'draft' }).where(eq(products.slug, 'oleku-iro-and-buba'));
    await expect.poll(() => named('oleku')).not.toContain('product: Oleku Iro & Buba');
    expect(await named('zaria')).not.toContain('maker: Zaria Needle Co');
    expect(await named('babban')).not.toContain('product: Babban Riga');
  });

  it('are limited for a network that looks up too many, and still come from memory', async () => {
    const known = await find('dashiki');
    const answers = await Promise.all(
      Array.from({ length: 620 }, (_, n) => test.call(suggest, { query: { q: `q${n}` } })),
    );
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
    expect(await find('dashiki')).toEqual(known);
  });

  it('want a letter', async () => {
    expect((await test.call(suggest, { query: { q: '' } })).status).toBe(400);
  });
});
