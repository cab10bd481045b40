import { randomUUID } from 'node:crypto';
import fastify, { type FastifyRequest } from 'fastify';
import pg from 'pg';

/**
 * The least that serves the same needs as some calls of the shop: bare Fastify and pg on small tables of its own, a
 * statement a call, with no rights, prices of choices, terms, ledger, mails or stages. It answers only what a load needs.
 */
const PRODUCTS = 1000;
const PAGE = 24;
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL ?? '', max: 16 });
await pool.query(`
  create table products (id uuid primary key default gen_random_uuid(), title text not null, about text not null,
    category int not null, price int not null, stock int not null default 1000000, picture text not null,
    words tsvector generated always as (to_tsvector('english', title || ' ' || about)) stored);
  create index on products (category, id);
  create index on products using gin (words);
  create table cart_items (owner text, product_id uuid references products, quantity int not null, primary key (owner, product_id));
  create table orders (id uuid primary key default gen_random_uuid(), owner text not null, total bigint not null,
    contact jsonb not null, reference text not null unique, status text not null default 'placed', paid_at timestamptz);
  create table order_lines (order_id uuid references orders, product_id uuid references products, quantity int not null,
    price int not null, primary key (order_id, product_id));
  insert into products (title, about, category, price, picture)
    select 'Piece ' || n || ' agbada', 'Hand-finished in Lagos from cloth of the best looms, number ' || n, n % 12, 5000 + n, n || '.webp'
    from generate_series(1, ${PRODUCTS}) n;
  analyze`);

const app = fastify();
const rows = async (text: string, values: unknown[] = []) => (await pool.query(text, values)).rows;
/** Who calls; the token is believed. */
const callerOf = ({ headers }: FastifyRequest): string => String(headers['x-access-token']);

app.get<{ Querystring: { q?: string } }>('/api/products', async ({ query }) => {
  const found = query.q ? `words @@ websearch_to_tsquery('english', $1)` : 'category = $1';
  const items = await rows(
    `select id as "_id", title, price, picture, count(*) over () as total from products where ${found} order by id limit ${PAGE}`,
    [query.q ?? 1],
  );
  return { items, total: Number(items[0]?.total ?? 0) };
});
app.get<{ Params: { id: string } }>('/api/products/:id', async ({ params }) => ({
  product: (
    await rows('select id as "_id", title, about, price, stock, picture from products where id = $1', [params.id])
  )[0],
}));
app.post<{ Body: { productId: string; quantity: number } }>('/api/cart/add', async (request) => {
  const { productId, quantity } = request.body;
  return rows(
    `insert into cart_items select $1, id, $3 from products where id = $2 and stock >= $3
     on conflict (owner, product_id) do update set quantity = cart_items.quantity + excluded.quantity returning quantity`,
    [callerOf(request), productId, quantity],
  );
});
app.get('/api/legal/terms', () => ({ inForce: { _id: 'terms' } }));
app.post('/api/checkout/quote', async (request) => {
  const [sum] = await rows(
    'select sum(p.price * c.quantity)::bigint as total from cart_items c join products p on p.id = c.product_id where c.owner = $1',
    [callerOf(request)],
  );
  return { totalAmount: Number(sum?.total) };
});
app.post<{ Body: { contact: object } }>('/api/checkout', async (request) => {
  const reference = randomUUID();
  const [order] = await rows(
    `with taken as (delete from cart_items where owner = $1 returning product_id, quantity),
      sold as (update products p set stock = stock - taken.quantity from taken
        where p.id = taken.product_id and p.stock >= taken.quantity returning p.id, taken.quantity, p.price),
      placed as (insert into orders (owner, total, contact, reference)
        select $1, sum(price * quantity), $2, $3 from sold having count(*) > 0 returning id),
      lines as (insert into order_lines select placed.id, sold.id, quantity, price from placed, sold)
     select id as "_id" from placed`,
    [callerOf(request), request.body.contact, reference],
  );
  return { order, payment: { reference } };
});
app.post<{ Params: { reference: string } }>('/api/payments/sandbox/:reference', ({ params }) =>
  rows(`update orders set status = 'paid', paid_at = now() where reference = $1 and status = 'placed' returning id`, [
    params.reference,
  ]),
);
app.get<{ Params: { reference: string } }>('/api/payments/:reference', async ({ params }) => {
  const [order] = await rows('select status from orders where reference = $1', [params.reference]);
  return { payment: { status: order?.status === 'paid' ? 'succeeded' : 'pending' } };
});
app.get<{ Params: { id: string } }>('/api/orders/:id', ({ params }) =>
  rows(
    `select o.*, l.quantity, l.price, p.title, p.picture from orders o join order_lines l on l.order_id = o.id
     join products p on p.id = l.product_id where o.id = $1`,
    [params.id],
  ),
);

await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
process.stdout.write('ready\n');
