import type { TestApp } from '../../kit/testing/test-app.ts';
import { legalVersions } from './tables.ts';

type Row = typeof legalVersions.$inferInsert;

/** Publishes a version for a test, as if staff had done so in time; it holds from `effectiveAt`, by default now. */
export async function publishVersion(test: TestApp, values: Partial<Row> & Pick<Row, 'number'>) {
  const effectiveAt = values.effectiveAt ?? test.now;
  const row = { document: 'terms' as const, body: '## Rules\n\nBe fair.', whatChanged: 'New rules.', ...values };
  const [version] = await test.app.deps.db
    .insert(legalVersions)
    .values({ ...row, effectiveAt, publishedAt: values.publishedAt ?? test.now })
    .returning();
  if (!version) throw new Error('the version was not stored');
  return version;
}
