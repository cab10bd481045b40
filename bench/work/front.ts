import { loadavg } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { Client } from 'pg';
import { startApplication } from '../application.ts';
import { table } from '../report.ts';
import { ASKED, askEach } from './asking.ts';
import { fillDatabase } from './fill-database.ts';

const SCALE = process.env.BENCH_SCALE ?? '100000';
/** Long enough for a change to be heard of, in ms. */
const HEARD_MS = 30;

/**
 * Measures what visitors ask for in a large shop, one request after another and none from memory; returns the figures as
 * Markdown. Fills a database of its own with products, or takes the filled one at BENCH_FRONT_DATABASE_URL.
 */
export async function measureFront(folder: string): Promise<string> {
  const databaseUrl =
    process.env.BENCH_FRONT_DATABASE_URL ?? (await fillDatabase(folder, '--scale', SCALE, '--catalogue-only'));
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const { products, sample, maker } = await look(client);
  const { origin, stop } = await startApplication(databaseUrl, folder);
  /** Says that all has changed, so that nothing is answered from memory. */
  const forget = async () => {
    await client.query(
      `select pg_notify('changes', 'products categories makers settings maker:${maker} product:${sample}')`,
    );
    await setTimeout(HEARD_MS);
  };
  try {
    const rows: string[][] = [];
    const add = async (name: string, ...paths: string[]) => {
      const figures = await askEach(origin, null, paths, forget);
      process.stderr.write(`${name}: ${figures.join(' / ')}\n`);
      rows.push([name, ...figures]);
    };
    for (const [name, of] of [
      ['list', '/api/products?'],
      ['facets', '/api/products/facets?'],
    ] as const) {
      const each = (...states: string[]) => states.map((state) => of + state);
      await add(`${name}: all, by category, by maker`, ...each('', ...PLAIN, `maker=${maker}`));
      await add(`${name}: filters together`, ...each(...TOGETHER));
      await add(`${name}: search`, ...each(...SEARCHES.map((words) => `q=${words}`)));
      await add(`${name}: search, misspelt or without a match`, ...each(...MISSED.map((words) => `q=${words}`)));
    }
    await add('list: each sort', ...SORTS.map((sort) => `/api/products?sort=${sort}`));
    await add(
      'list: deep pages',
      ...DEEP.map((page) => `/api/products?page=${page}`),
      '/api/products?q=ankara&page=200',
    );
    await add(
      'product, related, categories',
      `/api/products/${sample}`,
      `/api/products/${sample}/related`,
      '/api/categories',
    );
    await add(
      'makers, a maker, services',
      '/api/makers',
      `/api/makers/${maker}`,
      '/api/services',
      '/api/services/facets',
    );
    await add('suggestions', ...SEARCHES.map((words) => `/api/search/suggestions?q=${words}`));
    await add('page: home', '/');
    await add('page: products', '/products', '/products?category=agbada', '/products?q=ankara', '/products?page=500');
    await add('page: product', `/products/${sample}`);
    await add('page: makers, a maker, services', '/makers', `/makers/${maker}`, '/services');
    const head = `${products} products that visitors see; load average ${(loadavg()[0] ?? 0).toFixed(1)}.`;
    return [head, table(['request', ...ASKED], rows)].join('\n\n');
  } finally {
    await stop();
    await client.end();
  }
}

const PLAIN = ['category=agbada', 'category=women', 'kind=made-to-measure', 'gender=men', 'inStock=1', 'size=M'];
const TOGETHER = [
  'category=women&colour=Indigo&size=M,L&sort=price-up',
  'gender=men,unisex&occasion=Wedding&minPrice=20000&maxPrice=200000',
  'kind=ready-to-wear&inStock=1&size=S&sort=newest',
  'maxLeadDays=14&fabric=Aso-oke,Ankara&sort=lead-time',
];
const SEARCHES = ['agbada', 'ankara', 'blue', 'wedding', 'lace%20gown', 'agbada%20for%20my%20brother', 'traditional'];
const MISSED = ['agbda', 'ankarra%20gwon', 'xyzzyq', 'qqqq%20wwww'];
const SORTS = ['featured', 'newest', 'price-up', 'price-down', 'rating', 'lead-time'];
const DEEP = [2, 50, 500, 2000];

/** What there is to ask for: something from the middle of the shop. */
async function look(client: Client): Promise<{ products: number; sample: string; maker: string }> {
  const { rows } = await client.query<{ products: number; sample: string; maker: string }>(`
    with seen as (select p.id, m.slug from products p join makers m on m.id = p.maker_id
      where p.status = 'published' and m.status = 'approved')
    select (select count(*)::int from seen) as products, id as sample, slug as maker
    from seen order by id offset (select count(*) / 2 from seen) limit 1`);
  const [found] = rows;
  if (!found) throw new Error('the database has no products: npm run seed -- --scale 100000 --catalogue-only');
  return found;
}
