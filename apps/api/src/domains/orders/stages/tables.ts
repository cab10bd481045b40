import { index, integer, pgTable, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from '../../../kit/database/columns.ts';
import { users } from '../../identity/tables.ts';
import { media } from '../../media/tables.ts';
import { stageEvents } from '../tables.ts';

/** A photo that shows a part at a stage, to its customer too. */
export const stagePhotos = pgTable(
  'stage_photos',
  {
    mediaId: uuid('media_id')
      .primaryKey()
      .references(() => media._id, { onDelete: 'cascade' }),
    eventId: uuid('event_id')
      .notNull()
      .references(() => stageEvents._id, { onDelete: 'cascade' }),
    uploaderId: uuid('uploader_id')
      .notNull()
      .references(() => users._id),
    position: integer('position').notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [index('stage_photos_event').on(t.eventId)],
);
