import type { uploadHostPhoto, uploadWorkPhoto } from '@adunni/contracts/asoebi/conversation/thread';
import { fillPath } from '@adunni/contracts/request';
import type { TestApp } from '../../../kit/testing/test-app.ts';
import type { TestPerson } from '../../identity/testing.ts';
import { photoBytes } from '../../media/testing.ts';

/** Uploads a photo for a message under an invitation; answers with the status and the photo’s id. */
export async function bringPhoto(
  test: TestApp,
  endpoint: typeof uploadHostPhoto | typeof uploadWorkPhoto,
  who: TestPerson,
  invitationId: string,
): Promise<{ status: number; _id: string }> {
  const body = new FormData();
  body.set('file', new Blob([new Uint8Array(await photoBytes())]), 'photo.jpg');
  const target = test.origin + fillPath(endpoint, { params: { invitationId } });
  const response = await fetch(target, { method: 'POST', headers: { 'x-access-token': who.token }, body });
  const answer = (await response.json()) as { photo?: { _id: string } };
  return { status: response.status, _id: answer.photo?._id ?? '' };
}
