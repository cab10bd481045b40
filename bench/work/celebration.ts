import { loadavg } from 'node:os';
import { Client } from 'pg';
import { createDatabase, startApplication } from '../application.ts';
import { table } from '../report.ts';
import { ASKED, askEach, signIn } from './asking.ts';

const GUESTS = 2000;

/**
 * Measures what a host and a maker ask for of an event with two thousand guests, over HTTP and one request after
 * another: the demo’s wedding, to which guests with orders are added. Returns the figures as Markdown.
 */
export async function measureCelebration(folder: string): Promise<string> {
  const databaseUrl = await createDatabase();
  const { origin, stop } = await startApplication(databaseUrl, folder);
  try {
    const { eventId, invitationId, sets } = await fillEvent(databaseUrl);
    const [event, work] = [`/api/aso-ebi/events/${eventId}`, `/api/aso-ebi/work/${invitationId}`];
    const host = await signIn(origin, 'customer@adunni.example');
    const maker = await signIn(origin, 'designer@adunni.example');
    const rows: string[][] = [];
    const add = async (name: string, token: string, ...paths: string[]) =>
      rows.push([name, ...(await askEach(origin, token, paths))]);
    await add('host’s dashboard', host, `${event}/dashboard`);
    const lists = ['', '&page=40', '&state=paid', '&q=Guest%201', '&state=part-paid&page=2'];
    await add(
      'guest list, its pages, filters and search',
      host,
      ...lists.map((more) => `${event}/guests?limit=50${more}`),
    );
    await add('whom a reminder fits', host, ...['answer', 'pay'].map((kind) => `${event}/reminders?kind=${kind}`));
    await add('sets to hand over', host, `${event}/sets`, `${event}/sets?q=guest%201`);
    await add('guest list as CSV', host, `${event}/guests.csv`);
    await add('supplier sheet (PDF)', host, `${event}/supplier-sheet`);
    await add('packing list with labels (PDF)', host, `${event}/packing-list`);
    await add('maker’s sheet', maker, `${work}/sets`);
    await add('maker’s packing list with labels (PDF)', maker, `${work}/packing-list`);
    const load = `${GUESTS} guests, ${sets} sets; load average ${(loadavg()[0] ?? 0).toFixed(1)}.`;
    return [load, table(['request', ...ASKED], rows)].join('\n\n');
  } finally {
    await stop();
  }
}

/** Adds guests to the demo’s wedding, of three two with an order, paid in full or in part; every third has two sets. */
async function fillEvent(databaseUrl: string): Promise<{ eventId: string; invitationId: string; sets: number }> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ eventId: string; invitationId: string }>(`
      select e.id as "eventId", i.id as "invitationId" from aso_ebi_events e
      join aso_ebi_groups g on g.event_id = e.id and g.position = 0
      join aso_ebi_invitations i on i.group_id = g.id and i.maker_id = g.maker_id where e.title = 'Tọ́lá weds Chidi'`);
    const [event] = rows;
    if (!event) throw new Error('the demo has no wedding to measure with');
    const { eventId } = event;
    await client.query('update aso_ebi_packages set stock = null');
    await client.query(
      `insert into aso_ebi_guests (id, event_id, group_id, name, phone, email, table_code, invited_at, opened_at, created_at)
      select gen_random_uuid(), $1, g.id, 'Guest ' || n, '+23470' || lpad(n::text, 8, '0'),
        case when n % 3 = 0 then null else 'guest.' || n || '@mail.example' end, 'T' || n / 10, now(), now(), now()
      from generate_series(1, $2 - (select count(*)::int from aso_ebi_guests where event_id = $1)) n
      join aso_ebi_groups g on g.event_id = $1 and g.position = n % 3`,
      [eventId, GUESTS],
    );
    await client.query(
      `insert into aso_ebi_orders (id, public_id, number, event_id, group_id, maker_id, guest_id, name, phone,
        handover_id, address, status, goods, total, deposit, commission, paid, commission_percent, terms, created_at)
      select gen_random_uuid(), gen_random_uuid()::text, 'ASO-2026-9' || lpad(row_number() over ()::text, 5, '0'), $1,
        g.group_id, gr.maker_id, g.id, g.name, g.phone, h.id, case when h.position > 0 then '7 Ring Road, Ibadan' else '' end,
        case when row_number() over () % 4 = 0 then 'part-paid' else 'paid' end, 9000000, 9450000, 4725000, 450000,
        case when row_number() over () % 4 = 0 then 4725000 else 9450000 end, 5, '{}',
        now() - make_interval(days => (hashtext(g.id::text) & 31))
      from aso_ebi_guests g join aso_ebi_groups gr on gr.id = g.group_id
      join aso_ebi_handovers h on h.event_id = $1 and h.position = (hashtext(g.id::text) & 7) % 3
      where g.event_id = $1 and g.name like 'Guest %' and hashtext(g.name) % 3 <> 0`,
      [eventId],
    );
    const { rowCount } = await client.query(
      `insert into aso_ebi_sets (id, order_id, package_id, wearer, size, price, stage, created_at)
      select gen_random_uuid(), o.id, p.id, o.name, case when p.needs = 'size' then 'UK 14' end, 4500000,
        (array['waiting', 'measured', 'in-production', 'ready', 'collected'])[1 + (hashtext(o.id::text) & 7) % 5], o.created_at
      from aso_ebi_orders o join aso_ebi_packages p on p.group_id = o.group_id and p.position < 2
      where o.event_id = $1 and o.number like 'ASO-2026-9%' and (p.position = 0 or hashtext(o.name) % 3 = 1)`,
      [eventId],
    );
    await client.query('analyze');
    return { ...event, sets: rowCount ?? 0 };
  } finally {
    await client.end();
  }
}
