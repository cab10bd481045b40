import { loadavg } from 'node:os';
import { Client } from 'pg';
import { createDatabase, startApplication } from './application.ts';
import { raceForOneSlot } from './one-slot.ts';
import { table } from './report.ts';
import { spreadOf } from './samples.ts';
import { caller } from './shoppers.ts';

const PROVIDERS = 100;
/** Of each provider, so that there are 10,000 in the month. */
const BOOKINGS = 100;
const ROUNDS = 200;
/** What nineteen in twenty searches have to stay under, in ms. */
const PROMISE = 50;

/**
 * Measures how long the free times of a month take, over HTTP and one search after another, of a service that a hundred
 * people provide who have ten thousand bookings in that month, and then how long fifty people wait who want one of
 * them. Returns the figures as Markdown.
 */
export async function measureSlots(folder: string): Promise<string> {
  const databaseUrl = await createDatabase();
  const { origin, stop } = await startApplication(databaseUrl, folder);
  try {
    const month = monthAfter(new Date());
    const serviceId = await fillMonth(databaseUrl, month);
    const path = `/api/services/${serviceId}/slots?month=${month}`;
    const rows = [
      await measured(origin, 'of any provider, seen from Lagos', `${path}&zone=Africa/Lagos`),
      await measured(origin, 'of any provider, seen from London', `${path}&zone=Europe/London`),
    ];
    const head = ['free times of a month', 'p50 ms', 'p95 ms', 'highest ms'];
    const load = `${PROVIDERS} providers, ${PROVIDERS * BOOKINGS} bookings; load average ${(loadavg()[0] ?? 0).toFixed(1)}.`;
    const race = await raceForOneSlot(origin, databaseUrl, path);
    return [load, table(head, rows), race].join('\n\n');
  } finally {
    await stop();
  }
}

/** The month after the present one, as 2026-12. */
function monthAfter(now: Date): string {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1)).toISOString().slice(0, 7);
}

/** Gives a service its hundred providers, who work nine to six, and books a hundred hours of each. Returns its id. */
async function fillMonth(databaseUrl: string, month: string): Promise<string> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: string; maker_id: string }>(`
      update services set status = 'published', duration = 60, step = 30, buffer_before = 0, buffer_after = 15,
        notice = 0, horizon_days = 90
      where id = (select s.id from services s join makers m on m.id = s.maker_id
        where s.kind = 'appointment' and s.only is null and m.status = 'approved' order by s.id limit 1)
      returning id, maker_id`);
    const [service] = rows;
    if (!service) throw new Error('the demo has no service to measure with');
    await client.query(
      `with hired as (
        insert into providers (id, maker_id, name, zone, hours)
        select gen_random_uuid(), $2, 'Cutter ' || n, 'Africa/Lagos',
          (select jsonb_agg(jsonb_build_object('weekday', w, 'from', 540, 'to', 1080)) from generate_series(1, 6) w)
        from generate_series(1, $3::int) n returning id)
      insert into service_providers (service_id, provider_id) select $1, id from hired`,
      [service.id, service.maker_id, PROVIDERS],
    );
    await client.query(
      `insert into booked_times (id, provider_id, service_id, starts_at, ends_at, taken_from, taken_to, seats, taken)
      select gen_random_uuid(), p.id, $1, at, at + interval '60 minutes', at, at + interval '75 minutes', 1, 1
      from providers p, generate_series(0, $2::int - 1) n,
        lateral (select ($3 || '-01T08:00Z')::timestamptz
          + make_interval(days => n / 4, mins => (n % 4) * 120 + (hashtext(p.id::text) & 1) * 30) as at) start
      where p.name like 'Cutter %'`,
      [service.id, BOOKINGS, month],
    );
    await client.query('analyze');
    return service.id;
  } finally {
    await client.end();
  }
}

async function measured(origin: string, name: string, path: string): Promise<string[]> {
  const send = caller(origin);
  const times: number[] = [];
  for (let round = -ROUNDS / 10; round < ROUNDS; round++) {
    const began = performance.now();
    const { slots } = await send<{ slots: unknown[] }>('GET', path);
    if (slots.length === 0) throw new Error('no time is free, so nothing was measured');
    if (round >= 0) times.push(performance.now() - began);
  }
  const { p50, p95, highest } = spreadOf(times);
  return [name, p50.toFixed(0), p95 > PROMISE ? `**${p95.toFixed(0)}**` : p95.toFixed(0), highest.toFixed(0)];
}
