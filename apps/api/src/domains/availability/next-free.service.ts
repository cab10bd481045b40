import { sql } from 'drizzle-orm';
import type { Tx } from '../../kit/database/connect.ts';
import { DAY_MS, MINUTE_MS } from '../../kit/durations.rules.ts';
import { calendarsOf, type ServiceCalendar } from './calendar.queries.ts';
import { freeTimes } from './free-times.ts';

/** Most services find a free time within the first of these. */
const LOOKED_AHEAD_DAYS = [14, 366] as const;
/** A service that has no free time is asked again after a day, when its horizon has moved on. */
const AGAIN_MS = DAY_MS;

/** Works out anew when services are free first; call it in the transaction of whatever changes their free times. */
export async function refreshNextFree(tx: Tx, now: Date, serviceIds: readonly string[]): Promise<void> {
  let open = [...new Set(serviceIds)].sort();
  for (const days of LOOKED_AHEAD_DAYS) {
    if (open.length === 0) return;
    const range = { from: now.getTime(), to: now.getTime() + days * DAY_MS };
    const isLast = days === LOOKED_AHEAD_DAYS.at(-1);
    const found = (await calendarsOf(tx, open, range)).map((calendar) => ({
      ...calendar,
      at: freeTimes(calendar, range.from, range)[0]?.start ?? null,
    }));
    await store(tx, now, isLast ? found : found.filter(({ at }) => at !== null));
    open = found.filter(({ at }) => at === null).map(({ serviceId }) => serviceId);
  }
}

/** As `refreshNextFree`, for everything that a workshop offers. */
export async function refreshWorkshop(tx: Tx, now: Date, makerId: string): Promise<void> {
  const { rows } = await tx.execute<{ id: string }>(sql`select id from services where maker_id = ${makerId}`);
  await refreshNextFree(
    tx,
    now,
    rows.map(({ id }) => id),
  );
}

async function store(tx: Tx, now: Date, found: (ServiceCalendar & { at: number | null })[]): Promise<void> {
  if (found.length === 0) return;
  const rows = found.map(({ serviceId, at, notice }) => ({
    id: serviceId,
    at: at === null ? null : new Date(at),
    until: new Date(at === null ? now.getTime() + AGAIN_MS : at - notice * MINUTE_MS),
  }));
  await tx.execute(sql`
    insert into service_next_free (service_id, at, until)
      select id, at, until from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as f(id uuid, at timestamptz, until timestamptz)
      order by id
    on conflict (service_id) do update set at = excluded.at, until = excluded.until
      where (service_next_free.at, service_next_free.until) is distinct from (excluded.at, excluded.until)`);
}
