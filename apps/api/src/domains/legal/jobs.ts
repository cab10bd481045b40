import { and, isNull, lte } from 'drizzle-orm';
import { job } from '../../kit/jobs/jobs.ts';
import { announceTerms } from './acceptance/announce.service.ts';
import { legalVersions } from './tables.ts';

/** Drops, every minute, the pages that were cached before a version took effect; readers see it from the moment itself. */
export const takeEffectJob = job({
  name: 'legal-take-effect',
  schedule: '* * * * *',
  run: async ({ db, clock }) => {
    const now = clock();
    await db
      .update(legalVersions)
      .set({ tookEffectAt: now })
      .where(and(isNull(legalVersions.tookEffectAt), lte(legalVersions.effectiveAt, now)));
  },
});

/** Tells people of announced terms. */
export const announceTermsJob = job<{ versionId: string }>({
  name: 'legal-announce-terms',
  run: (deps, { versionId }) => announceTerms(deps, versionId),
});
