import { asc, eq } from 'drizzle-orm';
import type { Tx } from '../../../kit/database/connect.ts';
import type { MailedPiece } from '../../../kit/mail/email-template.ts';
import { looks } from '../../catalog/tables.ts';
import { toPictureOrNull } from '../../media/queries.ts';
import { media } from '../../media/tables.ts';
import { itemPictureColumns, lookOfItem, pictureOfItem } from '../looks/queries.ts';
import { orderItems, orderParts } from '../tables.ts';

/** What was ordered, as a mail shows it, without prices. */
export async function mailedPieces(tx: Tx, orderId: string): Promise<MailedPiece[]> {
  const rows = await tx
    .select({ title: orderItems.title, quantity: orderItems.quantity, picture: itemPictureColumns })
    .from(orderItems)
    .innerJoin(orderParts, eq(orderParts._id, orderItems.partId))
    .leftJoin(looks, lookOfItem)
    .leftJoin(media, pictureOfItem)
    .where(eq(orderParts.orderId, orderId))
    .orderBy(asc(orderItems.position));
  return rows.map(({ title, quantity, picture }) => ({
    label: `${quantity} × ${title}`,
    value: '',
    picture: toPictureOrNull(picture),
  }));
}
