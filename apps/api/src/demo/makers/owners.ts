import type { Role } from '@adunni/contracts/roles';
import { UNUSABLE_PASSWORD } from '../../domains/identity/passwords.ts';
import { users } from '../../domains/identity/tables.ts';
import type { Tx } from '../../kit/database/connect.ts';
import { waitingWorkshop } from './waiting.ts';
import { demoMakers } from './workshops.ts';

/** Workshops of the two demo logins that make things. */
const DEMO_OWNERS = { 'adewura-atelier': 'Designer', 'peckham-fit-room': 'Tailor' } as const;

/** A person for every workshop; nobody can sign in as those without a demo login. */
export async function seedOwners(
  tx: Tx,
  people: Readonly<Record<Role, string>>,
  now: Date,
): Promise<Map<string, string>> {
  const open = demoMakers.filter(({ slug }) => !(slug in DEMO_OWNERS));
  const others = [...open.map((maker) => ({ ...maker, role: maker.role ?? ('Designer' as const) })), waitingWorkshop];
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
