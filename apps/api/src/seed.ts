import { sql } from 'drizzle-orm';
import { seedPeople } from './domains/availability/seed.ts';
import { seedCatalog } from './domains/catalog/seed.ts';
import { seedCoupons } from './domains/coupons/seed.ts';
import { seedRates } from './domains/currency/seed.ts';
import { UNUSABLE_PASSWORD } from './domains/identity/passwords.ts';
import { seedIdentity } from './domains/identity/seed.ts';
import { users } from './domains/identity/tables.ts';
import { bookMissing } from './domains/ledger/missing/missing.service.ts';
import { demoMakers } from './domains/makers/demo.ts';
import { seedMakers } from './domains/makers/seed.ts';
import { seedWaitingWorkshop, waitingWorkshop } from './domains/makers/verification/seed.ts';
import { seedMeasurements } from './domains/measurements/seed.ts';
import { seedPictures } from './domains/media/seed.ts';
import { seedNewsletter } from './domains/newsletter/seed.ts';
import { seedPayouts } from './domains/payouts/seed.ts';
import { seedServiceReviews } from './domains/reviews/bookings/seed.ts';
import { seedReviews } from './domains/reviews/seed.ts';
import { seedServices } from './domains/services/seed.ts';
import { seedSubscriptions } from './domains/subscriptions/demo/seed.ts';
import type { Deps } from './kit/context.ts';
import type { Tx } from './kit/database/connect.ts';
import { hasMarketplace, isSeeded } from './seeds/is-seeded.ts';
import { seedBookings } from './seeds/visits/seed.ts';
import { seedYear } from './seeds/year/seed.ts';

/** Any number: processes starting together seed one after another. */
const LOCK = 7_263_542;

/** Workshops of the two demo logins that make things. */
const DEMO_OWNERS = { 'adewura-atelier': 'Designer', 'peckham-fit-room': 'Tailor' } as const;

/**
 * Fills an empty marketplace with the demo. Each part is stored whole and once, so that a seed that was interrupted goes
 * on where it was.
 */
export async function seedDemo(deps: Deps): Promise<void> {
  if (await isSeeded(deps.db)) return;
  const people = await seedIdentity(deps);
  await deps.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
    if (await hasMarketplace(tx)) return;
    const pictures = await seedPictures(tx);
    const owners = await seedOwners(tx, people, deps.clock());
    const makers = await seedMakers(tx, owners, pictures);
    await seedWaitingWorkshop(deps, tx, owners);
    await seedCatalog(tx, { makers, pictures, now: deps.clock() });
    const providers = await seedPeople(tx, { makers, now: deps.clock() });
    await seedServices(tx, { makers, pictures, people: providers, now: deps.clock() });
    await seedCoupons(tx);
    await seedYear(deps, tx, people);
    await seedReviews(tx, { pictures, customerId: people.Customer, now: deps.clock() });
    await seedBookings(tx, { customerId: people.Customer, now: deps.clock() });
    await seedServiceReviews(tx, { customerId: people.Customer, now: deps.clock() });
    await seedMeasurements(tx, people.Customer, deps.clock());
    await seedRates(tx);
    await seedNewsletter(deps, tx, people.Admin);
  });
  await bookMissing(deps);
  await seedPayouts(deps, people.Admin);
  await seedSubscriptions(deps, people.Customer);
}

/** A person for every workshop; nobody can sign in as those without a demo login. */
async function seedOwners(
  tx: Tx,
  people: Awaited<ReturnType<typeof seedIdentity>>,
  now: Date,
): Promise<Map<string, string>> {
  const open = demoMakers.filter(({ slug }) => !(slug in DEMO_OWNERS));
  const others = [...open.map((maker) => ({ ...maker, role: 'Designer' as const })), waitingWorkshop];
  const stored = await tx
    .insert(users)
    .values(
      others.map(({ slug, owner: [firstName, lastName], role }) => ({
        firstName,
        lastName,
        email: `${slug}@makers.adunni.example`,
        passwordHash: UNUSABLE_PASSWORD,
        role,
        emailVerifiedAt: now,
      })),
    )
    .returning({ _id: users._id, email: users.email });
  const byEmail = new Map(stored.map(({ email, _id }) => [email, _id]));
  return new Map([
    ...others.map(({ slug }) => [slug, byEmail.get(`${slug}@makers.adunni.example`) ?? ''] as const),
    ...Object.entries(DEMO_OWNERS).map(([slug, role]) => [slug, people[role]] as const),
  ]);
}
