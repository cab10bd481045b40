import type { Client } from 'pg';

/** A kind of request by staff or a maker, in some variations that are asked for in turn. */
export interface AdminCase {
  name: string;
  by: 'staff' | 'maker';
  paths: string[];
}

/** What of the database the requests name. */
export interface Samples {
  /** Ids somewhere in the middle of each list. */
  order: string;
  part: string;
  product: string;
  person: string;
  cart: string;
  buyer: string;
  number: string;
  email: string;
  name: string;
  sku: string;
  category: string;
  maker: string;
  makerName: string;
  ticket: string;
  ticketNumber: string;
}

/** The workshop whose owner asks as a maker; it is one of many of its size. */
export const BENCH_MAKER = 'scale-0';

/** Picks rows from the middle of the lists. */
export async function takeSamples(client: Client): Promise<Samples> {
  const { rows } = await client.query<Samples>(`
    with "order" as (select * from orders order by created_at offset (select count(*) / 2 from orders) limit 1),
      part as (select p.* from order_parts p order by ready_by offset (select count(*) / 2 from order_parts) limit 1),
      product as (select * from products order by updated_at offset (select count(*) / 2 from products) limit 1),
      person as (select * from users order by created_at offset (select count(*) / 2 from users) limit 1),
      cart as (select * from baskets order by updated_at offset (select count(*) / 2 from baskets) limit 1),
      ticket as (select * from tickets order by created_at offset (select count(*) / 2 from tickets) limit 1)
    select o.id as order, part.id as part, product.id as product, person.id as person, cart.id as cart,
      o.user_id as buyer, o.number, o.contact ->> 'email' as email, o.contact ->> 'lastName' as name,
      (select sku from variants where product_id in (select id from products where kind = 'ready-to-wear' order by id desc limit 1) limit 1) as sku,
      product.category_id as category, m.id as maker, m.name as "makerName",
      ticket.id as ticket, ticket.number as "ticketNumber"
    from "order" o, part, product, person, cart, ticket, makers m where m.slug = '${BENCH_MAKER}'`);
  const [samples] = rows;
  if (!samples) throw new Error('the database is not filled: npm run seed -- --scale 100000');
  return samples;
}

/** Days before today as filters take them. */
const day = (ago: number): string => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);

/** Every staff list, filter, search, sort, deep page and dashboard. */
export const adminCases = (of: Samples): AdminCase[] => [
  ...orderCases(of),
  ...productCases(of),
  ...peopleCases(of),
  ...ticketCases(of),
  ...otherCases(of),
  ...makerCases(of),
];

function orderCases({ order, part, buyer, number, email, name, maker }: Samples): AdminCase[] {
  const at = (...queries: string[]) => queries.map((query) => `/api/staff/orders${query}`);
  const serial = String(Number(number.split('-')[2]));
  return [
    staff('orders: list', at('', '?page=2', '?sort=placedAt', '?sort=number')),
    staff('orders: last page by number', at('?page=400', '?page=400&sort=-number')),
    staff('orders: deep page', at(`?after=${order}`, `?before=${order}`, `?after=${order}&sort=number`)),
    staff('orders: by status', at('?status=paid', '?status=completed', '?status=cancelled', '?sold=yes')),
    staff('orders: by stage', at('?stage=sewing', '?stage=on-hold', '?stage=placed', '?stage=closed')),
    staff('orders: late, due, unanswered', at('?timing=late', '?timing=this-week', '?awaiting=yes', '?unread=yes')),
    staff('orders: refunded', at('?refunded=yes')),
    staff('orders: by maker', at(`?maker=${maker}`, `?maker=${maker}&status=paid`)),
    staff('orders: of days', at(`?placedFrom=${day(30)}&placedUntil=${day(0)}&sold=yes`, `?placedFrom=${day(200)}`)),
    staff('orders: of a person', at(`?customer=${buyer}`)),
    staff('orders: search', at(`?q=${number}`, `?q=${serial}`, `?q=${email}`, `?q=${name}`, `?q=${name.slice(0, 4)}`)),
    staff('orders: search without a match', at('?q=Xylophonist', '?q=nobody@nowhere.example')),
    staff('orders: detail', at(`/${order}`)),
    staff(
      'parts: list',
      ['', '?open=yes', '?timing=late', '?stage=closed', '?sort=stage'].map(
        (query) => `/api/staff/orders/parts${query}`,
      ),
    ),
    staff('parts: deep page', [`/api/staff/orders/parts?after=${part}`]),
  ];
}

function productCases({ product, category, maker, sku }: Samples): AdminCase[] {
  const at = (...queries: string[]) => queries.map((query) => `/api/staff/products${query}`);
  return [
    staff('products: list', at('', '?page=3', '?sort=title', '?sort=-createdAt')),
    staff('products: by price', at('?sort=price', '?sort=-price', '?sort=price&page=20')),
    staff('products: by stock', at('?sort=stock', '?sort=-stock', '?sort=stock&page=20')),
    staff(
      'products: deep page',
      at(`?after=${product}`, `?after=${product}&sort=title`, `?before=${product}&sort=price`),
    ),
    staff('products: deep page by stock', at(`?after=${product}&sort=stock`)),
    staff(
      'products: filters',
      at('?status=draft', '?kind=made-to-measure', `?category=${category}`, `?maker=${maker}`),
    ),
    staff('products: by shelf', at('?shelf=out', '?shelf=low')),
    staff('products: search', at('?q=agbada', '?q=Harmattan', `?q=${sku}`, '?q=S-777', '?q=velvet%20gown')),
    staff('products: search without a match', at('?q=xylophone')),
    staff('products: record', at(`/${product}`)),
    staff(
      'wishes: list',
      ['', '?sort=title', '?stock=out'].map((query) => `/api/staff/wishes${query}`),
    ),
  ];
}

function peopleCases({ person, email, name }: Samples): AdminCase[] {
  const at = (...queries: string[]) => queries.map((query) => `/api/staff/users${query}`);
  return [
    staff('people: list', at('', '?page=2', '?sort=name', '?sort=email')),
    staff('people: deep page', at(`?after=${person}`, `?after=${person}&sort=name`, `?before=${person}&sort=email`)),
    staff(
      'people: filters',
      at('?role=Customer', '?role=Designer', '?status=suspended', '?verified=no', `?from=${day(30)}`),
    ),
    staff('people: search', at(`?q=${name}`, `?q=${email}`, `?q=${email.slice(0, 12)}`)),
    staff('people: detail', at(`/${person}`)),
    staff(
      'workshops: list',
      ['?status=any', '', '?status=any&q=Atelier'].map((query) => `/api/staff/workshops${query}`),
    ),
  ];
}

function ticketCases({ ticket, ticketNumber, buyer, email, name }: Samples): AdminCase[] {
  const at = (...queries: string[]) => queries.map((query) => `/api/staff/tickets${query}`);
  return [
    staff('tickets: list', at('', '?status=any', '?sort=-lastAt', '?sort=-createdAt', '?sort=priority', '?page=2')),
    staff('tickets: deep page', at(`?status=any&after=${ticket}`, `?status=any&before=${ticket}&sort=lastAt`)),
    staff('tickets: mine, unassigned, late', at('?assigned=me', '?assigned=nobody', '?due=late')),
    staff('tickets: by status', at('?status=Open', '?status=Pending', '?status=Resolved', '?status=Closed')),
    staff('tickets: by kind', at('?priority=Urgent', '?category=Delivery', '?about=order-part', '?about=nothing')),
    staff(
      'tickets: as figures lead to them',
      at(`?status=any&answered=missed&from=${day(30)}`, '?status=any&rating=2', '?solved=missed', '?answered=any'),
    ),
    staff(
      'tickets: by channel, hour, order kind',
      at('?channel=email', '?channel=account', '?hour=3', '?hour=14', '?orderKind=made-to-measure'),
    ),
    staff('tickets: topics', at(`?category=Delivery&orderKind=ready-to-wear&from=${day(30)}&to=${day(1)}`)),
    staff('tickets: backlog of a day', at(`?openOn=${day(0)}`, `?openOn=${day(30)}`, `?openOn=${day(300)}`)),
    staff('tickets: of a person', at(`?status=any&customer=${buyer}`)),
    staff(
      'tickets: search',
      at(`?q=${ticketNumber}`, '?q=too%20tight', '?q=guarded%20car', `?q=${name}`, `?q=${email}`),
    ),
    staff('tickets: search without a match', at('?q=xylophonist')),
    staff('tickets: detail', at(`/${ticket}`)),
    staff(
      'tickets: figures',
      ['7', '30', 'year'].map((period) => `/api/staff/support-analytics?period=${period}`),
    ),
  ];
}

function otherCases({ cart, name, number, makerName }: Samples): AdminCase[] {
  const words = (list: string[]) => list.map((word) => `/api/staff/search?q=${encodeURIComponent(word)}`);
  const of = (path: string, ...queries: string[]) => queries.map((query) => `/api/staff/${path}${query}`);
  return [
    staff('carts: list', of('carts', '', '?sort=createdAt', '?status=abandoned', '?owner=person')),
    staff('carts: deep page, days', of('carts', `?after=${cart}`, `?usedFrom=${day(60)}&usedUntil=${day(30)}`)),
    staff('coupons: list', of('coupons', '', '?sort=code', '?sort=-used', '?q=SCALE1')),
    staff('payouts: list', of('payouts', '', '?status=succeeded', '?sort=amount')),
    staff('payouts: due, balances, summary', of('', 'payouts/due', 'ledger/balances', 'ledger/summary')),
    staff('audit log, outbox, subscribers', of('', 'audit', 'outbox', 'newsletter/subscribers')),
    staff('command palette', words([name.slice(0, 3), number, 'gown', 'customer.1', makerName.slice(0, 5)])),
    ...['7', '30', '90', 'year'].map((period) =>
      staff(`dashboard: ${period}`, of('dashboard/trade', `?period=${period}`)),
    ),
    staff('dashboard: custom', of('dashboard/trade', `?period=custom&from=${day(300)}&to=${day(200)}`)),
    staff('dashboard: what waits', of('dashboard/attention', '')),
  ];
}

function makerCases({ name }: Samples): AdminCase[] {
  const of = (path: string, ...queries: string[]) => queries.map((query) => `/api/staff/${path}${query}`);
  return [
    maker('maker’s parts', of('orders/parts', '', '?open=yes', '?timing=late', '?stage=closed', `?q=${name}`)),
    maker('maker’s products', of('products', '', '?sort=stock', '?q=agbada', '?shelf=low')),
    maker('maker’s dashboard', of('dashboard', '/work', '/income?period=30', '/income?period=year')),
    maker('maker’s money', of('ledger', '/balance', '/statement', '/statement?page=5')),
  ];
}

const staff = (name: string, paths: string[]): AdminCase => ({ name, by: 'staff', paths });
const maker = (name: string, paths: string[]): AdminCase => ({ name, by: 'maker', paths });
