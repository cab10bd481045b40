import { versionLabel } from '@adunni/contracts/legal/names';
import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../kit/database/connect.ts';
import { cookieConsents, legalVersions, termsAnswers } from './tables.ts';

export { mayKeepFor } from './consent/consent.service.ts';

/** Which terms a person accepted or put off, and what they chose about cookies, for their export. */
export async function legalDataOf(db: Db, userId: string) {
  const { answer, occasion, createdAt: at } = termsAnswers;
  const terms = await db
    .select({ number: legalVersions.number, correction: legalVersions.correction, answer, occasion, at })
    .from(termsAnswers)
    .innerJoin(legalVersions, eq(legalVersions._id, termsAnswers.versionId))
    .where(eq(termsAnswers.userId, userId))
    .orderBy(asc(at));
  const cookieChoices = await db
    .select({ choices: cookieConsents.choices, at: cookieConsents.createdAt, policy: legalVersions })
    .from(cookieConsents)
    .leftJoin(legalVersions, eq(legalVersions._id, cookieConsents.policyVersionId))
    .where(eq(cookieConsents.userId, userId))
    .orderBy(asc(cookieConsents.createdAt));
  return {
    terms: terms.map(({ number, correction, ...said }) => ({
      version: versionLabel(number ?? 0, correction),
      ...said,
    })),
    cookieChoices: cookieChoices.map(({ policy, ...chosen }) => ({
      ...chosen,
      policyVersion: policy && versionLabel(policy.number ?? 0, policy.correction),
    })),
  };
}

/**
 * Forgets what a person chose and said. Under which terms they ordered stays with the orders that are kept, and points
 * to an account that no longer says who it was.
 */
export async function eraseLegalData(tx: Tx, userId: string): Promise<void> {
  await tx.execute(sql`select set_config('adunni.erasing', 'legal', true)`);
  await tx.delete(cookieConsents).where(eq(cookieConsents.userId, userId));
  await tx.delete(termsAnswers).where(and(eq(termsAnswers.userId, userId), ne(termsAnswers.occasion, 'checkout')));
  await tx.execute(sql`select set_config('adunni.erasing', '', true)`);
}
