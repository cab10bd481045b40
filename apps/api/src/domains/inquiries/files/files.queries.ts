import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../../kit/database/connect.ts';
import { type AddressSigner, pictureColumns, toPrivatePicture } from '../../media/queries.ts';
import { PDF } from '../../media/rules.ts';
import { media } from '../../media/tables.ts';
import { inquiryFiles } from '../tables.ts';

/** What is attached to an inquiry and its replies, each with the reply that brought it; null is the form. */
export async function filesOfInquiry(deps: AddressSigner & { db: Db }, inquiryId: string) {
  const rows = await deps.db
    .select({
      answerId: inquiryFiles.answerId,
      picture: pictureColumns,
      contentType: media.contentType,
      bytes: media.bytes,
    })
    .from(inquiryFiles)
    .innerJoin(media, eq(media._id, inquiryFiles.mediaId))
    .where(eq(inquiryFiles.inquiryId, inquiryId))
    .orderBy(asc(inquiryFiles.position), asc(inquiryFiles.mediaId));
  const show = toPrivatePicture(deps);
  return rows.map(({ answerId, picture, contentType, bytes }) => ({
    answerId,
    file: { ...show(picture), bytes, isDocument: contentType === PDF },
  }));
}
