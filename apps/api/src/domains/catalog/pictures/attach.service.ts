import { productStaffErrors } from '@adunni/contracts/catalog/products';
import type { ProductForm } from '@adunni/contracts/catalog/products-forms';
import { isStaff } from '@adunni/contracts/roles';
import { sql } from 'drizzle-orm';
import type { Viewer } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import { holdUploads } from './hold-uploads.ts';

/** A picture that a form names, and where. */
interface Named {
  mediaId: string | null;
  field: string;
}

/**
 * Refuses pictures that are neither on the product already nor uploaded for its maker (or, for staff, by staff), and
 * keeps uploads from being swept until the transaction ends.
 */
export async function checkPictures(
  tx: Tx,
  viewer: Viewer,
  { _id, makerId }: { _id: string; makerId: string },
  named: readonly Named[],
): Promise<void> {
  const ids = named.flatMap(({ mediaId }) => mediaId ?? []);
  if (ids.length === 0) return;
  const { rows: shown } = await tx.execute<{ id: string }>(sql`
    select media_id as id from product_pictures where product_id = ${_id}
    union select c.media_id from option_choices c join option_groups g on g.id = c.group_id
      where g.product_id = ${_id} and c.media_id is not null`);
  const uploaded = await holdUploads(tx, ids, { makerId, byStaff: isStaff(viewer.role) });
  const usable = new Set([...shown.map(({ id }) => id), ...uploaded]);
  const strange = named.filter(({ mediaId }) => mediaId && !usable.has(mediaId));
  if (strange.length === 0) return;
  const { picture_not_yours } = productStaffErrors;
  const fields = Object.fromEntries(strange.map(({ field }) => [field, picture_not_yours.message]));
  throw new Refusal(picture_not_yours, { fields });
}

/** Makes a product’s pictures those of the form, in its order, with what they show in words. */
export async function writePictures(tx: Tx, productId: string, form: ProductForm['pictures']): Promise<void> {
  const listed = form.map((picture, position) => ({ ...picture, position }));
  const rows = sql`jsonb_to_recordset(${JSON.stringify(listed)}::jsonb)
    as f("mediaId" uuid, alt text, colour text, position int)`;
  await tx.execute(sql`
    delete from product_pictures where product_id = ${productId}
      and media_id not in (select f."mediaId" from ${rows})`);
  await tx.execute(sql`
    insert into product_pictures (product_id, media_id, position, colour)
      select ${productId}::uuid, f."mediaId", f.position, f.colour from ${rows}
    on conflict (product_id, media_id) do update set position = excluded.position, colour = excluded.colour
      where (product_pictures.position, product_pictures.colour) is distinct from (excluded.position, excluded.colour)`);
  await tx.execute(sql`
    update media m set alt = f.alt from ${rows} where m.id = f."mediaId" and m.alt <> f.alt`);
}
