import { inArray, sql } from 'drizzle-orm';
import type { Deps } from '../../../kit/context.ts';
import { HOUR_MS } from '../../../kit/durations.rules.ts';
import { removePictures } from '../../media/service.ts';
import { catalogUploads } from './tables.ts';

/** How long a picture that nothing shows is kept: a form may be open for a while. */
const UNUSED_HOURS = 48;
const AT_ONCE = 200;

/** Takes uploaded pictures away for good that nothing shows, nothing was cut out of, and no order remembers. */
export async function sweepCatalogPictures(deps: Deps): Promise<void> {
  const before = new Date(deps.clock().getTime() - UNUSED_HOURS * HOUR_MS).toISOString();
  await deps.db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ id: string }>(sql`
      select u.media_id as id from ${catalogUploads} u
      where u.created_at < ${before}
        and not exists (select from product_pictures where media_id = u.media_id)
        and not exists (select from option_choices where media_id = u.media_id)
        and not exists (select from categories where media_id = u.media_id)
        and not exists (select from service_pictures where media_id = u.media_id)
        and not exists (select from service_categories where media_id = u.media_id)
        and not exists (select from blog_pictures where media_id = u.media_id)
        and not exists (select from order_items where media_id = u.media_id)
        and not exists (select from products where u.media_id in (cover_id, alternate_id))
        and not exists (select from ${catalogUploads} c where c.original_id = u.media_id)
      order by u.media_id limit ${AT_ONCE} for update of u skip locked`);
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) return;
    await tx.delete(catalogUploads).where(inArray(catalogUploads.mediaId, ids));
    await removePictures(deps, tx, ids);
  });
}
