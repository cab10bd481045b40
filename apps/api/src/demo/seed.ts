import { sql } from 'drizzle-orm';
import { backfillEntries } from '../domains/orders/ledger/backfill.service.ts';
import type { Deps } from '../kit/context.ts';
import { seedAffiliates } from './affiliates/seed.ts';
import { seedAsoEbi } from './asoebi/seed.ts';
import { seedPeople } from './availability/seed.ts';
import { seedBlog } from './blog/seed.ts';
import { seedCareers } from './careers/seed.ts';
import { seedCatalog, seedNewArrivals } from './catalog/seed.ts';
import { seedProductViews } from './catalog/views.ts';
import { seedCoupons } from './coupons/seed.ts';
import { seedFestivals } from './festivals/seed.ts';
import { seedHelp } from './help/seed.ts';
import { seedIdentity } from './identity/seed.ts';
import { seedInquiries } from './inquiries/seed.ts';
import { hasMarketplace, isSeeded } from './is-seeded.ts';
import { seedLegal } from './legal/seed.ts';
import { seedEnquiries } from './makers/enquiries.ts';
import { seedOwners } from './makers/owners.ts';
import { seedMakers } from './makers/seed.ts';
import { seedWaitingWorkshop } from './makers/waiting.ts';
import { seedMeasurements } from './measurements/seed.ts';
import { seedNewsletter } from './newsletter/seed.ts';
import { seedOddPayments } from './payments/seed.ts';
import { seedPayouts } from './payouts.ts';
import { seedPictures } from './pictures.ts';
import { seedPlanning } from './planning/seed.ts';
import { seedRates } from './rates.ts';
import { seedReviews } from './reviews/seed-products.ts';
import { seedServiceReviews } from './reviews/seed-services.ts';
import { seedServices } from './services/seed.ts';
import { seedRequests } from './studio/requests.ts';
import { seedStudio } from './studio/seed.ts';
import { seedSold } from './studio/sold.ts';
import { seedSubscriptions } from './subscriptions/seed.ts';
import { seedTickets } from './support/seed.ts';
import { seedOwnOutfit } from './tryon/own-outfit.ts';
import { seedOutfits } from './tryon/seed.ts';
import { seedReports } from './visits/reports.ts';
import { seedBookings } from './visits/seed.ts';
import { seedPickups } from './year/pickups.ts';
import { seedYear } from './year/seed.ts';

/** Any number: processes starting together seed one after another. */
const LOCK = 7_263_542;

/**
 * Fills an empty marketplace with the demo. Each part is stored whole and once, so that a seed that was interrupted goes
 * on where it was.
 */
export async function seedDemo(deps: Deps): Promise<void> {
  if (await isSeeded(deps.db)) return;
  const people = await seedIdentity(deps);
  await deps.db.transaction(async (tx) => {
    // Another start may be filling it, for longer than a statement may take.
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
    if (await hasMarketplace(tx)) return;
    const pictures = await seedPictures(tx);
    const owners = await seedOwners(tx, people, deps.clock());
    const makers = await seedMakers(tx, owners, pictures);
    await seedWaitingWorkshop(deps, tx, owners);
    const now = deps.clock();
    await seedEnquiries(tx, { makers, customerId: people.Customer, designerId: people.Designer, now });
    const categories = await seedCatalog(tx, { makers, pictures, now: deps.clock() });
    await seedOutfits(tx);
    await seedProductViews(tx, deps.clock());
    await seedOwnOutfit(deps, tx);
    const providers = await seedPeople(tx, { makers, now: deps.clock() });
    await seedStudio(deps, tx, { makers, customerId: people.Customer });
    await seedServices(tx, { makers, pictures, people: providers, now: deps.clock() });
    await seedCoupons(tx);
    await seedYear(deps, tx, people);
    await seedPickups(tx, deps.clock());
    await seedNewArrivals(tx, { makers, pictures, categories, now: deps.clock() });
    await seedOutfits(tx);
    await seedOddPayments(deps, tx);
    await seedReviews(tx, { pictures, customerId: people.Customer, now: deps.clock() });
    await seedBookings(tx, { customerId: people.Customer, now: deps.clock() });
    await seedServiceReviews(tx, { customerId: people.Customer, now: deps.clock() });
    await seedTickets(tx, { customerId: people.Customer, adminId: people.Admin, now: deps.clock() });
    await seedInquiries(tx, { adminId: people.Admin, now: deps.clock() });
    await seedMeasurements(tx, people.Customer, deps.clock());
    await seedRates(tx, deps.clock());
    await seedNewsletter(deps, tx, people.Admin);
    await seedFestivals(tx, { adminId: people.Admin, now: deps.clock() });
    await seedAsoEbi(deps, tx, people.Customer);
    await seedPlanning(deps, tx, people);
    await seedRequests(deps, tx, { makers, customerId: people.Customer, designerId: people.Designer });
    await seedSold(deps, tx, people.Designer);
    await seedCareers(deps, tx, people);
    await seedBlog(tx, { adminId: people.Admin, now: deps.clock() });
    await seedHelp(tx, { adminId: people.Admin, now: deps.clock() });
    await seedLegal(tx, { adminId: people.Admin, now: deps.clock() });
  });
  await backfillEntries(deps);
  await seedPayouts(deps);
  await seedAffiliates(deps, { customerId: people.Customer, adminId: people.Admin });
  await seedReports(deps, people.Admin);
  await seedSubscriptions(deps, people.Customer);
}
