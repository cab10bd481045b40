import { MEASURED_AT, MEASURING_CATEGORY, visitPurpose } from '@adunni/contracts/services/measuring';
import type { Place } from '@adunni/contracts/services/services';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../kit/database/connect.ts';
import { makers } from '../makers/tables.ts';
import { serviceCategories, services } from './tables.ts';

interface MeasuringService {
  _id: string;
  place: Place;
  maker: { country: string };
}

/** The published services at which a maker measures people, the cheapest first, as the pages of an order offer them. */
export async function measuringServices(tx: Tx, makerId: string): Promise<MeasuringService[]> {
  const rows = await tx
    .select({ _id: services._id, title: services.title, place: services.place, maker: { country: makers.country } })
    .from(services)
    .innerJoin(makers, and(eq(makers._id, services.makerId), eq(makers.status, 'approved')))
    .innerJoin(serviceCategories, eq(serviceCategories._id, services.categoryId))
    .where(
      and(
        eq(services.makerId, makerId),
        eq(services.status, 'published'),
        eq(serviceCategories.slug, MEASURING_CATEGORY),
        inArray(services.kind, MEASURED_AT),
      ),
    )
    .orderBy(asc(services.price), asc(services._id));
  return rows.filter(({ title }) => visitPurpose(title) === 'measuring');
}
