import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Tx } from '../../../kit/database/connect.ts';
import { catalogUploads } from './tables.ts';

/**
 * Which of these pictures were uploaded for a workshop or, with `byStaff`, by staff for any; keeps them from being swept
 * until the transaction ends.
 */
export async function holdUploads(
  tx: Tx,
  mediaIds: readonly string[],
  { makerId, byStaff }: { makerId: string | null; byStaff: boolean },
): Promise<string[]> {
  const ofMaker = makerId === null ? undefined : eq(catalogUploads.makerId, makerId);
  const rows = await tx
    .select({ mediaId: catalogUploads.mediaId })
    .from(catalogUploads)
    .where(
      and(
        inArray(catalogUploads.mediaId, [...mediaIds]),
        byStaff ? or(ofMaker, isNull(catalogUploads.makerId)) : ofMaker,
      ),
    )
    .for('key share');
  return rows.map(({ mediaId }) => mediaId);
}
