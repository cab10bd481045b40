import type { LegalDocumentName } from '@adunni/contracts/legal/names';
import { asc } from 'drizzle-orm';
import { users } from '../../domains/identity/tables.ts';
import { FIRST, FIRST_DOCUMENTS } from '../../domains/legal/first/documents.ts';
import { privacyOf } from '../../domains/legal/first/texts/privacy.ts';
import { termsOf } from '../../domains/legal/first/texts/terms.ts';
import { legalVersions, termsAnswers } from '../../domains/legal/tables.ts';
import type { Tx } from '../../kit/database/connect.ts';
import { DAY_MS } from '../../kit/durations.rules.ts';

interface DemoVersion {
  document: LegalDocumentName;
  number: number;
  body: string;
  whatChanged: string;
  /** How long ago it began to hold, and how long before that it was announced, in days. */
  daysAgo: number;
  announced: number;
}

const FICTION = 'Adunni Demo Marketplace Ltd, 1 Example Close, Lagos is a fictional company. This is a demonstration:';
const TERMS = termsOf(`${FICTION} nothing here is for sale, and no payment is real.`);
const PRIVACY = privacyOf(
  `${FICTION} please enter no real personal data. It would be the controller of the data described here.`,
);
const { cookies: COOKIES, accessibility: ACCESSIBILITY, gdpr: GDPR } = FIRST_DOCUMENTS;

/** Every version of the demo’s documents. */
export const DEMO_VERSIONS: readonly DemoVersion[] = [
  { document: 'terms', number: 1, body: TERMS.before, whatChanged: FIRST, daysAgo: 300, announced: 0 },
  {
    document: 'terms',
    number: 2,
    body: TERMS.now,
    whatChanged: 'New rules for reviews and messages, and at least 14 days’ notice of changes.',
    daysAgo: 60,
    announced: 20,
  },
  { document: 'privacy', number: 1, body: PRIVACY, whatChanged: FIRST, daysAgo: 300, announced: 0 },
  { document: 'cookies', number: 1, body: COOKIES, whatChanged: FIRST, daysAgo: 300, announced: 0 },
  { document: 'accessibility', number: 1, body: ACCESSIBILITY, whatChanged: FIRST, daysAgo: 300, announced: 0 },
  { document: 'gdpr', number: 1, body: GDPR, whatChanged: FIRST, daysAgo: 300, announced: 0 },
];

/** Stores the legal documents with their versions; everybody of the demo has accepted the terms that hold. */
export async function seedLegal(tx: Tx, { adminId, now }: { adminId: string; now: Date }): Promise<void> {
  const ago = (days: number): Date => new Date(now.getTime() - days * DAY_MS);
  const rows = await tx
    .insert(legalVersions)
    .values(
      DEMO_VERSIONS.map(({ daysAgo, announced, ...version }) => ({
        ...version,
        byId: adminId,
        startsAt: announced > 0 ? ago(daysAgo) : null,
        publishedAt: ago(daysAgo + announced),
        effectiveAt: ago(daysAgo),
        tookEffectAt: ago(daysAgo),
        createdAt: ago(daysAgo + announced),
        updatedAt: ago(daysAgo + announced),
      })),
    )
    .returning({ _id: legalVersions._id, document: legalVersions.document, number: legalVersions.number });
  const terms = rows.find(({ document, number }) => document === 'terms' && number === 2);
  const people = await tx.select({ userId: users._id, at: users.createdAt }).from(users).orderBy(asc(users._id));
  if (!terms || people.length === 0) return;
  await tx.insert(termsAnswers).values(
    people.map(({ userId }) => ({
      ...{ userId, versionId: terms._id, answer: 'accepted' as const, occasion: 'asked' as const },
      createdAt: ago(30),
    })),
  );
}
