import type { Endpoint } from '@adunni/contracts/endpoint';
import { fillPath } from '@adunni/contracts/request';
import type { TestApp } from '../../../kit/testing/test-app.ts';
import type { TestPerson } from '../../identity/testing.ts';
import { photoBytes } from '../../media/testing.ts';

/** Uploads a file to an order; answers with the status, and the photo’s id and address. */
export async function uploadTo(
  test: TestApp,
  endpoint: Endpoint,
  who: TestPerson,
  orderId: string,
  bytes?: Buffer,
): Promise<{ status: number; _id: string; url: string; code?: string }> {
  const body = new FormData();
  body.set('file', new Blob([new Uint8Array(bytes ?? (await photoBytes()))]), 'photo.jpg');
  const target = test.origin + fillPath(endpoint, { params: { orderId } });
  const response = await fetch(target, { method: 'POST', headers: { 'x-access-token': who.token }, body });
  const answer = (await response.json()) as { photo?: { _id: string; url: string }; code?: string };
  const { _id = '', url = '' } = answer.photo ?? {};
  return { status: response.status, _id, url, ...(answer.code && { code: answer.code }) };
}
