import type { LoadedWishRow } from '@adunni/contracts/wishlist/staff';
import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { StaffCtx } from '../../../kit/crud/declaration.ts';
import { extensionOf } from '../../../kit/domain.ts';
import { DAY_MS } from '../../../kit/durations.rules.ts';
import { cartItems } from '../../cart/tables.ts';
import { hasStockLevel } from '../../catalog/queries.ts';
import { productShelves, products } from '../../catalog/tables.ts';
import { makers } from '../../makers/tables.ts';
import { pictureColumns, toPictureOrNull } from '../../media/queries.ts';
import { media } from '../../media/tables.ts';
import { productWishes, wishlistItems } from '../tables.ts';

const ofProduct = eq(wishlistItems.productId, products._id);
const isWished = (): SQL =>
  sql`${products._id} in (select ${productWishes.productId} from ${productWishes} where ${productWishes.wishes} > 0)`;
const onShelf = sql`${products._id} in (select s.product_id from ${productShelves} s where s.pieces > 0)`;

/** Which wishlisted products a list shows. */
export const wishList = {
  table: products,
  scope: { Admin: isWished, SuperAdmin: isWished },
  search: [products.title],
  filters: {
    maker: products.makerId,
    kind: products.kind,
    stock: (stock: 'in' | 'out') => (stock === 'in' ? onShelf : hasStockLevel('out')),
  },
  sorts: {
    wishes: { table: productWishes, by: productWishes.wishes, id: productWishes.productId },
    title: products.title,
    price: products.priceMin,
  },
};

/** Wished-for products with the demand behind each. */
export async function loadWishes({ db, clock }: StaffCtx, ids: string[]): Promise<LoadedWishRow[]> {
  const count = (query: SQL): SQL<number> => sql<number>`(${query})`.mapWith(Number);
  const daysAgo = (days: number) => new Date(clock().getTime() - days * DAY_MS);
  const rows = await db
    .select({
      _id: products._id,
      title: products.title,
      kind: products.kind,
      price: products.priceMin,
      maker: { _id: makers._id, name: makers.name },
      picture: pictureColumns,
      wishes: productWishes.wishes,
      recentWishes: count(sql`select count(*) from ${wishlistItems}
        where ${ofProduct} and ${wishlistItems.createdAt} >= ${daysAgo(30)}`),
      carts: count(sql`select count(distinct ${cartItems.basketId}) from ${cartItems}
        where ${cartItems.productId} = ${products._id} and not ${cartItems.savedForLater}`),
      sold: count(extensionOf('piecesSold')(products._id, daysAgo(90))),
      stock: productShelves.pieces,
    })
    .from(products)
    .innerJoin(makers, eq(makers._id, products.makerId))
    .innerJoin(productWishes, eq(productWishes.productId, products._id))
    .innerJoin(productShelves, eq(productShelves.productId, products._id))
    .leftJoin(media, eq(media._id, products.coverId))
    .where(inArray(products._id, ids));
  return rows.map((row) => ({ ...row, picture: toPictureOrNull(row.picture) }));
}
