import type { Received } from '@adunni/contracts/endpoint';
import { type answerTerms, legalErrors } from '@adunni/contracts/legal/documents';
import type { Ctx, Viewer } from '../../../kit/context.ts';
import type { Extensions } from '../../../kit/domain.ts';
import { Refusal } from '../../../kit/errors.ts';
import { publishedVersions } from '../queries.ts';
import { mayHaveBeenShown } from '../rules.ts';
import { termsAnswers } from '../tables.ts';

/**
 * Records that a person registered or ordered under the terms that they were shown, in that transaction. When they
 * changed meanwhile, what was shown is recorded and the person is asked about the new ones; whoever came past our pages
 * names none, and is asked next. Throws 409 `terms_outdated` for terms that nobody can have been shown within the last day.
 */
export const recordTermsShown: Extensions['recordTermsShown'] = async (deps, tx, { userId, versionId, occasion }) => {
  const now = deps.clock();
  if (!versionId) return;
  if (!mayHaveBeenShown(await publishedVersions(tx, 'terms'), versionId, now))
    throw new Refusal(legalErrors.terms_outdated);
  await tx.insert(termsAnswers).values({ userId, versionId, occasion, answer: 'accepted', createdAt: now });
};

/**
 * Keeps what a person says of terms: of those that hold that they accept them or not now, of announced ones that they
 * know of them. Throws 409 `terms_outdated` for others.
 */
export async function answer(
  ctx: Ctx<Viewer>,
  { versionId, answer: said }: Received<typeof answerTerms>['body'],
): Promise<void> {
  const now = ctx.clock();
  await ctx.db.transaction(async (tx) => {
    const versions = await publishedVersions(tx, 'terms');
    const isKnown =
      said === 'seen'
        ? versions.some(({ _id, effectiveAt }) => _id === versionId && effectiveAt > now)
        : mayHaveBeenShown(versions, versionId, now);
    if (!isKnown) throw new Refusal(legalErrors.terms_outdated);
    await tx
      .insert(termsAnswers)
      .values({ userId: ctx.viewer._id, versionId, answer: said, occasion: 'asked', createdAt: now });
  });
}
