import { sql } from 'drizzle-orm';
import { bigint, boolean, check, integer, pgEnum, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, key } from '../../kit/database/columns.ts';

/** Where the original lies: uploaded files in storage, the demo catalogue’s pictures in the garment-art package. */
export const mediaSource = pgEnum('media_source', ['upload', 'garment-art']);

export const media = pgTable(
  'media',
  {
    _id: key(),
    source: mediaSource('source').notNull(),
    /** Path of the original within its source. */
    path: text('path').notNull(),
    contentType: text('content_type').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    alt: text('alt').notNull(),
    /** Most common strong colour, `#rrggbb`: the ground shown while the picture loads. */
    dominant: text('dominant').notNull(),
    /** Served only at signed addresses, which answers give to those who may see it. */
    isPrivate: boolean('is_private').notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('media_path').on(t.source, t.path),
    check('media_private', sql`not ${t.isPrivate} or ${t.source} = 'upload'`),
  ],
);
