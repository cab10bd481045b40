import { sql } from 'drizzle-orm';
import { looks } from '../../catalog/tables.ts';
import { pictureColumns } from '../../media/queries.ts';
import { media } from '../../media/tables.ts';
import { orderItems } from '../tables.ts';

/** The look of an item, for a select that joins `looks`. */
export const lookOfItem = sql`${looks.hash} = ${orderItems.lookHash}`;

/** The picture that shows an item, for a select that joins `media` after `looks`: that of its look, once it is drawn. */
export const pictureOfItem = sql`${media._id} = coalesce(${looks.mediaId}, ${orderItems.mediaId})`;

/** The columns of that picture, whose words are those of the item’s look. */
export const itemPictureColumns = {
  ...pictureColumns,
  alt: sql<string>`case when ${looks.mediaId} is null then ${media.alt} else ${orderItems.lookAlt} end`,
};

/** SQL of whether the look of an item is still to be drawn. */
export const isLookAwaited = sql<boolean>`(${looks.hash} is not null and ${looks.mediaId} is null)`;
