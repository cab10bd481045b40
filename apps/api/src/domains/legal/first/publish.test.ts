import { getLegalDocument } from '@adunni/contracts/legal/documents';
import { LEGAL_DOCUMENT_NAMES } from '@adunni/contracts/legal/names';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { legalVersions } from '../tables.ts';
import { publishVersion } from '../testing.ts';
import { publishFirstDocuments } from './publish.service.ts';

let test: TestApp;
beforeEach(async () => {
  test = await startTestApp();
});
afterEach(() => test.close());

const read = (name: (typeof LEGAL_DOCUMENT_NAMES)[number]) =>
  test.call(getLegalDocument, { params: { name }, query: {} });

it('gives a new marketplace every document, once, however many processes start', async () => {
  await Promise.all([publishFirstDocuments(test.app.deps), publishFirstDocuments(test.app.deps)]);
  await publishFirstDocuments(test.app.deps);
  expect(await test.app.deps.db.$count(legalVersions)).toBe(LEGAL_DOCUMENT_NAMES.length);
  for (const name of LEGAL_DOCUMENT_NAMES) {
    const { status, body } = await read(name);
    expect([status, body.document.version.label, body.document.time]).toEqual([200, '1', 'now']);
    expect(JSON.stringify(body.document.body)).not.toMatch(/fictional|demonstration|\{\{/);
  }
});

it('leaves alone what staff have published', async () => {
  const own = await publishVersion(test, { number: 1, body: '## Ours' });
  await publishFirstDocuments(test.app.deps);
  const { versions } = (await read('terms')).body.document;
  expect(versions.map(({ _id }) => _id)).toEqual([own._id]);
  expect((await read('privacy')).status).toBe(200);
});
