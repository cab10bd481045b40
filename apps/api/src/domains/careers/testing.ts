import { randomUUID } from 'node:crypto';
import { applyForOpening } from '@adunni/contracts/careers/applications';
import type { FilePurpose } from '@adunni/contracts/careers/apply-forms';
import type { openingResource } from '@adunni/contracts/careers/staff';
import type { Sent } from '@adunni/contracts/endpoint';
import { eq } from 'drizzle-orm';
import type { TestApp } from '../../kit/testing/test-app.ts';
import { jobApplications, jobOpenings } from './tables.ts';

export type SentOpening = Sent<typeof openingResource.create>['body'];

/** An opening that says enough. */
export const openingForm = (values: Partial<SentOpening> = {}): SentOpening => ({
  ...{ title: 'Master Tailor', slug: '', team: 'workshop', kind: 'full-time', place: 'Lagos', isRemote: false },
  ...{ payFrom: null, payTo: null, summary: 'You finish what others begin.', about: 'About.', tasks: 'Sew' },
  ...{ needs: 'A steady hand', offers: 'Lunch', hidesNames: false, questions: [], opensOn: null, closesOn: null },
  ...values,
});

/** A PDF that is one by its first and last bytes. */
export const CV_FILE = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n');

/** Publishes an opening; answers with its id and its part of addresses. */
export async function publishOpening(test: TestApp, values: Partial<typeof jobOpenings.$inferInsert> = {}) {
  const slug = `opening-${randomUUID()}`;
  const [row] = await test.app.deps.db
    .insert(jobOpenings)
    .values({
      ...{ slug, title: 'Master Tailor', team: 'workshop', kind: 'full-time', place: 'Lagos', isRemote: false },
      ...{ summary: 'Finish.', about: 'About.', tasks: 'Sew', needs: 'Hands', offers: 'Lunch', questions: [] },
      ...{ hidesNames: false, publishedAt: test.now, ...values },
    })
    .returning();
  if (!row) throw new Error('the opening was not stored');
  return row;
}

/** Uploads a file of a draft; answers with its id. */
export async function uploadFor(
  test: TestApp,
  draftId: string,
  { purpose = 'cv', bytes = CV_FILE }: { purpose?: FilePurpose; bytes?: Buffer } = {},
) {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(bytes)]), 'cv of Bisi Cole.pdf');
  const response = await fetch(`${test.origin}/api/careers/files/${draftId}/${purpose}`, {
    method: 'POST',
    body: form,
  });
  const body = (await response.json()) as { photo?: { _id: string }; code?: string };
  return { status: response.status, _id: body.photo?._id ?? '', code: body.code };
}

type SentApplication = Sent<typeof applyForOpening>['body'];

/** Applies with a CV of its own, under a key of its own unless told. */
export async function applyTo(
  test: TestApp,
  slug: string,
  values: Partial<SentApplication> = {},
  key: string = randomUUID(),
) {
  const draftId = values.draftId ?? randomUUID();
  const cvId = 'cvId' in values ? values.cvId : (await uploadFor(test, draftId))._id;
  const body = {
    ...{ name: 'Bisi Cole', email: `applicant-${randomUUID()}@example.com`, phone: '+234 803 000 0000', city: 'Lagos' },
    ...{ consent: true as const, ...values, draftId, cvId: cvId ?? null },
  };
  return test.call(applyForOpening, { params: { slug }, body }, { headers: { 'idempotency-key': key } });
}

/** The applications of an opening, the first first. */
export const applicationsOf = (test: TestApp, openingId: string) =>
  test.app.deps.db
    .select()
    .from(jobApplications)
    .where(eq(jobApplications.openingId, openingId))
    .orderBy(jobApplications._id);
