import { isStaff } from '@adunni/contracts/roles';
import type { ServiceForm } from '@adunni/contracts/services/forms';
import { serviceErrors } from '@adunni/contracts/services/services';
import { eq, sql } from 'drizzle-orm';
import type { Viewer } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import { holdUploads } from '../../catalog/service.ts';
import { servicePictures } from '../tables.ts';

/**
 * Refuses pictures that are neither on the service already nor uploaded for its maker (or, for staff, by staff), and
 * keeps uploads from being swept until the transaction ends.
 */
export async function checkPictures(
  tx: Tx,
  { role }: Viewer,
  { _id, makerId }: { _id: string; makerId: string },
  form: ServiceForm['pictures'],
): Promise<void> {
  const ids = form.map(({ mediaId }) => mediaId);
  if (ids.length === 0) return;
  const shown = await tx
    .select({ id: servicePictures.mediaId })
    .from(servicePictures)
    .where(eq(servicePictures.serviceId, _id));
  const uploaded = await holdUploads(tx, ids, { makerId, byStaff: isStaff(role) });
  const usable = new Set([...shown.map(({ id }) => id), ...uploaded]);
  const { not_your_picture } = serviceErrors;
  const strange = ids.flatMap((id, index) =>
    usable.has(id) ? [] : [[`pictures.${index}.mediaId`, not_your_picture.message] as const],
  );
  if (strange.length > 0) throw new Refusal(not_your_picture, { fields: Object.fromEntries(strange) });
}

/** Makes a service’s pictures those of the form, in its order, with what they show in words; the first is the cover. */
export async function writePictures(tx: Tx, serviceId: string, form: ServiceForm['pictures']): Promise<void> {
  const listed = form.map((picture, position) => ({ ...picture, position }));
  const rows = sql`jsonb_to_recordset(${JSON.stringify(listed)}::jsonb) as f("mediaId" uuid, alt text, position int)`;
  await tx.execute(sql`
    delete from service_pictures where service_id = ${serviceId} and media_id not in (select f."mediaId" from ${rows})`);
  await tx.execute(sql`
    insert into service_pictures (service_id, media_id, position)
      select ${serviceId}::uuid, f."mediaId", f.position from ${rows}
    on conflict (service_id, media_id) do update set position = excluded.position
      where service_pictures.position <> excluded.position`);
  await tx.execute(sql`update media m set alt = f.alt from ${rows} where m.id = f."mediaId" and m.alt <> f.alt`);
  await tx.execute(sql`
    update services set cover_id = ${form[0]?.mediaId ?? null} where id = ${serviceId}
      and cover_id is distinct from ${form[0]?.mediaId ?? null}`);
}
