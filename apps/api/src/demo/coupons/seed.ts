import { toKobo } from '@adunni/contracts/money';
import { eq } from 'drizzle-orm';
import { categories } from '../../domains/catalog/tables.ts';
import { coupons } from '../../domains/coupons/tables.ts';
import { makers } from '../../domains/makers/tables.ts';
import type { Db, Tx } from '../../kit/database/connect.ts';

/** Stores the demo’s coupons: a welcome, a fixed amount, one of a category, one of a maker and one that is over. */
export async function seedCoupons(db: Db | Tx): Promise<void> {
  const [accessories] = await db.select().from(categories).where(eq(categories.slug, 'accessories'));
  const [atelier] = await db.select().from(makers).where(eq(makers.slug, 'adewura-atelier'));
  if (!accessories || !atelier) throw new Error('seed the category accessories and the maker adewura-atelier first');
  await db
    .insert(coupons)
    .values([
      {
        code: 'WELCOME10',
        description: 'Ten per cent off your first order.',
        discountType: 'Percentage',
        percent: 10,
        perCustomerLimit: 1,
        firstOrderOnly: true,
      },
      {
        code: 'ASOEBI5000',
        description: '₦5,000 off carts from ₦60,000.',
        discountType: 'Fixed',
        amount: toKobo(5000),
        minimumSubtotal: toKobo(60_000),
        perCustomerLimit: 3,
      },
      {
        code: 'GELE15',
        description: 'Fifteen per cent off accessories: gele, fila, beads, clutches and fans.',
        discountType: 'Percentage',
        percent: 15,
        categoryId: accessories._id,
      },
      {
        code: 'ADEWURA7',
        description: 'Seven per cent off everything by Adewura Atelier, for the first two hundred orders.',
        discountType: 'Percentage',
        percent: 7,
        makerId: atelier._id,
        totalLimit: 200,
      },
      {
        code: 'DETTY2025',
        description: 'Twenty per cent off for Detty December 2025.',
        discountType: 'Percentage',
        percent: 20,
        startsAt: new Date('2025-12-01T00:00:00+01:00'),
        endsAt: new Date('2026-01-01T00:00:00+01:00'),
      },
    ])
    .onConflictDoNothing({ target: coupons.code });
}
