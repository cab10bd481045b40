import { LEGAL_DOCUMENT_NAMES } from '@adunni/contracts/legal/names';
import { isNotNull } from 'drizzle-orm';
import type { Deps } from '../../../kit/context.ts';
import { legalVersions } from '../tables.ts';

/**
 * Publishes the documents that the software brings where none ever was, so that a new marketplace has terms from its
 * first hour; staff replace them by versions of their own. Processes that start together publish each once.
 */
export async function publishFirstDocuments({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const published = await db
    .selectDistinct({ document: legalVersions.document })
    .from(legalVersions)
    .where(isNotNull(legalVersions.publishedAt));
  const missing = LEGAL_DOCUMENT_NAMES.filter((name) => !published.some(({ document }) => document === name));
  if (missing.length === 0) return;
  // Loaded for the first start only, because the texts would stay in memory.
  const { FIRST, FIRST_DOCUMENTS } = await import('./documents.ts');
  const now = clock();
  const times = { publishedAt: now, effectiveAt: now, tookEffectAt: now, createdAt: now, updatedAt: now };
  await db
    .insert(legalVersions)
    .values(
      missing.map((document) => ({
        ...{ document, number: 1, body: FIRST_DOCUMENTS[document], whatChanged: FIRST },
        ...times,
      })),
    )
    .onConflictDoNothing();
}
