import type { Endpoint } from '@adunni/contracts/endpoint';
import type { ErrorBody } from '@adunni/contracts/errors';
import { type DocumentKind, type Shop, uploadMakerDocument } from '@adunni/contracts/makers/verification';
import { fillPath } from '@adunni/contracts/request';
import sharp from 'sharp';
import type { TestApp } from '../../../kit/testing/test-app.ts';
import { signInAs, type TestPerson } from '../../identity/testing.ts';
import { openMaker } from '../service.ts';

/** A small PDF, complete as far as it is looked at. */
export const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n', 'latin1');

/** A photo as a phone sends it. */
export const photo = (): Promise<Buffer> =>
  sharp({ create: { width: 320, height: 240, channels: 3, background: '#7a2e1d' } })
    .withExif({ IFD0: { Copyright: 'Secret place' } })
    .jpeg()
    .toBuffer();

/** A Designer or Tailor with a workshop that has sent nothing yet. */
export async function openWorkshop(test: TestApp, role: 'Designer' | 'Tailor' = 'Designer') {
  const person = await signInAs(test, role);
  const { _id: makerId } = await test.app.deps.db.transaction((tx) =>
    openMaker(tx, { userId: person._id, firstName: 'Uju', lastName: 'Okoro' }),
  );
  return { ...person, makerId };
}

/** Sends a file to an endpoint that takes one. */
export async function send(test: TestApp, by: TestPerson, endpoint: Endpoint, params: unknown, bytes: Buffer | string) {
  const form = new FormData();
  form.append('file', new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)]), '../../passport.pdf');
  const response = await fetch(test.origin + fillPath(endpoint, { params }), {
    method: 'POST',
    headers: { 'x-access-token': by.token },
    body: form,
  });
  return { status: response.status, body: (await response.json()) as Shop & ErrorBody };
}

export const sendDocument = (test: TestApp, by: TestPerson, kind: DocumentKind, bytes: Buffer | string) =>
  send(test, by, uploadMakerDocument, { kind }, bytes);
