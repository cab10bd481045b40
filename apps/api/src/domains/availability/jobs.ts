import { sql } from 'drizzle-orm';
import { job } from '../../kit/jobs/jobs.ts';
import { refreshNextFree } from './next-free.service.ts';

const AT_ONCE = 200;

/** Works out the next free time of services whose last one has come too near to be booked. */
export const nextFreeJob = job({
  name: 'refresh-next-free-times',
  schedule: '*/5 * * * *',
  run: async ({ db, clock }) => {
    await db.transaction(async (tx) => {
      const now = clock();
      const { rows } = await tx.execute<{ id: string }>(sql`
        select n.service_id as id from service_next_free n join services s on s.id = n.service_id
        where n.until <= ${now.toISOString()} and s.status = 'published'
        order by n.until limit ${AT_ONCE} for update of n skip locked`);
      await refreshNextFree(
        tx,
        now,
        rows.map(({ id }) => id),
      );
    });
  },
});
