import { loadavg } from 'node:os';
import { Client } from 'pg';
import { createDatabase, startApplication } from '../application.ts';
import { table } from '../report.ts';
import { ASKED, askEach, signIn } from './asking.ts';

const COMMISSIONS = 50_000;
const READS = 100_000;

/**
 * Measures what readers, partners and staff ask for of a blog that is much read and of a programme that brings much, over
 * HTTP and one request after another. Returns the figures as Markdown.
 */
export async function measureTold(folder: string): Promise<string> {
  const databaseUrl = await createDatabase();
  const { origin, stop } = await startApplication(databaseUrl, folder);
  try {
    const { postId, partnerId, reads, commissions } = await fill(databaseUrl);
    const [admin, partner] = [
      await signIn(origin, 'admin@adunni.example'),
      await signIn(origin, 'customer@adunni.example'),
    ];
    const rows: string[][] = [];
    const add = async (name: string, token: string, ...paths: string[]) =>
      rows.push([name, ...(await askEach(origin, token, paths))]);
    const [posts, staff] = ['/api/staff/blog/posts', '/api/staff/affiliates'];
    await add('posts as readers find them', admin, '/api/blog/posts', '/api/blog/posts?q=agbada');
    await add('staff’s posts with their reads', admin, posts, `${posts}?q=gele`, `${posts}?sort=title`);
    await add('a post with its chart', admin, `${posts}/${postId}`);
    const lists = ['', '?status=due', '?status=paid', `?partnerId=${partnerId}`, '?sort=amount', '?page=50', '?q=tolu'];
    await add('commissions, filters and search', admin, ...lists.map((more) => `${staff}/commissions${more}`));
    await add('partners with what they brought', admin, `${staff}/partners`, `${staff}/partners?status=active`);
    await add('a partner', admin, `${staff}/partners/${partnerId}`);
    await add('figures beside all orders', admin, `${staff}/figures`, `${staff}/figures?period=year`);
    const own = '/api/affiliate';
    await add('partner’s account', partner, own);
    await add('partner’s figures by day', partner, ...[30, 365].map((days) => `${own}/figures?days=${days}`));
    const pages = ['', '?status=due', '?page=40'];
    await add('partner’s commissions', partner, ...pages.map((more) => `${own}/commissions${more}`));
    const load = `${reads} rows of reads, ${commissions} commissions; load average ${(loadavg()[0] ?? 0).toFixed(1)}.`;
    return [load, table(['request', ...ASKED], rows)].join('\n\n');
  } finally {
    await stop();
  }
}

/** Lets the demo’s posts be read from many domains, and its partners bring orders that are copies of one with one part. */
async function fill(databaseUrl: string) {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const one = async <T extends object>(sql: string, values: unknown[] = []): Promise<T> => {
    const [row] = (await client.query<T>(sql, values)).rows;
    if (!row) throw new Error(`nothing was found by ${sql}`);
    return row;
  };
  try {
    await client.query(
      `insert into blog_reads (post_id, day, referrer, reads, carts)
      select p.id, current_date - d, 'site-' || n || '.example', 1 + (d * n) % 40, (d + n) % 3
      from blog_posts p, generate_series(0, 89) d, generate_series(1, 98) n
      where p.status = 'published' order by random() limit $1 on conflict do nothing`,
      [READS],
    );
    const model = await one<{ id: string }>(`
      select o.id from orders o where o.status = 'paid'
        and (select count(*) from order_parts p where p.order_id = o.id) = 1 limit 1`);
    await client.query(
      `with placed as (
        insert into orders select (jsonb_populate_record(o, jsonb_build_object('id', gen_random_uuid(),
          'number', 'ADN-2026-8' || lpad(n::text, 6, '0'), 'created_at', now() - make_interval(mins => n * 10)))).*
        from orders o, generate_series(1, $2) n where o.id = $1 returning id)
      insert into order_parts select (jsonb_populate_record(p, jsonb_build_object('id', gen_random_uuid(),
        'order_id', placed.id))).* from order_parts p, placed where p.order_id = $1`,
      [model.id, COMMISSIONS],
    );
    await client.query(`
      with partners as (select id, row_number() over (order by created_at) - 1 as place, count(*) over () as together
        from affiliate_partners where status = 'active'),
      sold as (select p.id, p.order_id, p.subtotal - p.discount as goods, o.created_at,
          row_number() over (order by o.created_at) as n
        from order_parts p join orders o on o.id = p.order_id where o.number like 'ADN-2026-8%')
      insert into affiliate_commissions (partner_id, order_id, part_id, via, status, is_new_customer, goods, full_amount,
        paid_goods, amount, earned_at, due_at, created_at)
      select partners.id, sold.order_id, sold.id, 'link', case when sold.n < 3000 then 'pending' else 'due' end::commission_status,
        sold.n % 3 = 0, sold.goods, sold.goods / 10, sold.goods, sold.goods / 10, sold.created_at, sold.created_at, sold.created_at
      from sold join partners on partners.place = (sold.n * sold.n) % partners.together`);
    await client.query('analyze');
    const { reads } = await one<{ reads: string }>('select count(*) as reads from blog_reads');
    const { count } = await one<{ count: string }>('select count(*) from affiliate_commissions');
    const post = await one<{ id: string }>(`select id from blog_posts where status = 'published' limit 1`);
    const partner = await one<{ id: string }>(`select id from affiliate_partners where code = 'TOLU'`);
    return { postId: post.id, partnerId: partner.id, reads: Number(reads), commissions: Number(count) };
  } finally {
    await client.end();
  }
}
