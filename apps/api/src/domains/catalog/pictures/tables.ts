import { index, pgTable, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from '../../../kit/database/columns.ts';
import { users } from '../../identity/tables.ts';
import { makers } from '../../makers/tables.ts';
import { media } from '../../media/tables.ts';

/** Whose an uploaded picture of the catalogue is: only they can put it on a product. What is put nowhere is swept. */
export const catalogUploads = pgTable(
  'catalog_uploads',
  {
    mediaId: uuid('media_id')
      .primaryKey()
      .references(() => media._id, { onDelete: 'cascade' }),
    uploaderId: uuid('uploader_id')
      .notNull()
      .references(() => users._id),
    /** The workshop that it was uploaded for; null when staff did, for any. */
    makerId: uuid('maker_id').references(() => makers._id),
    /** The whole picture that this one was cut out of. */
    originalId: uuid('original_id').references(() => media._id),
    createdAt: createdAt(),
  },
  (t) => [index('catalog_uploads_created').on(t.createdAt), index('catalog_uploads_original').on(t.originalId)],
);
