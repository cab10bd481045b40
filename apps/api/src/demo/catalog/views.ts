import { asc, eq } from 'drizzle-orm';
import { products } from '../../domains/catalog/tables.ts';
import { productViews } from '../../domains/catalog/views/tables.ts';
import type { Tx } from '../../kit/database/connect.ts';
import { daysAfter, shopDay } from '../../kit/shop-days.rules.ts';

/** Days for which the demo has views. */
const DAYS = 90;

/** How often the demo’s products were looked at: some more than others, and more of late. */
export async function seedProductViews(tx: Tx, now: Date): Promise<void> {
  const shown = await tx
    .select({ _id: products._id })
    .from(products)
    .where(eq(products.status, 'published'))
    .orderBy(asc(products.slug));
  const rows = shown.flatMap(({ _id: productId }, index) =>
    Array.from({ length: DAYS }, (_, ago) => ({
      productId,
      day: daysAfter(shopDay(now), -ago),
      views: Math.round(((7 + ((index * 7 + ago * 3) % 11)) * (120 - ago)) / 120 / (1 + (index % 5))),
    })).filter(({ views }) => views > 0),
  );
  for (let start = 0; start < rows.length; start += 5000)
    await tx.insert(productViews).values(rows.slice(start, start + 5000));
}
