import { once } from 'node:events';
import { request } from 'node:http';
import { uploadAvatar } from '@adunni/contracts/identity';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { signInAs } from '../../domains/identity/testing.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

/** Begins an upload that never ends, and tells its status should it be answered all the same. */
function begin(token: string) {
  const upload = request(test.origin + uploadAvatar.path, {
    method: uploadAvatar.method,
    headers: { 'x-access-token': token, 'content-type': 'multipart/form-data; boundary=b', expect: '100-continue' },
  });
  upload.on('error', () => undefined);
  upload.write('--b\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\n');
  const status = once(upload, 'response').then(
    ([answer]) => answer.statusCode as number,
    () => null,
  );
  return { upload, status };
}

function uploadNothing(token: string): Promise<number | null> {
  const { upload, status } = begin(token);
  upload.end('no picture\r\n--b--\r\n');
  return status;
}

it('of one person is not read before their others are done, so that what never ends does not fill the memory', async () => {
  const { token } = await signInAs(test);
  const other = await signInAs(test);
  const endless = Array.from({ length: 4 }, () => begin(token));
  onTestFinished(() => {
    for (const { upload } of endless) upload.destroy();
  });
  let waiting: Promise<number | null> | undefined;
  // An endless one takes its place when the server has found out whose it is; until all have, a fifth gets through.
  await vi.waitUntil(
    async () => {
      let isAnswered = false;
      waiting = uploadNothing(token).finally(() => {
        isAnswered = true;
      });
      for (let turn = 0; turn < 3; turn++) expect(await uploadNothing(other.token)).toBe(415);
      return !isAnswered;
    },
    { timeout: 20_000 },
  );
  endless[0]?.upload.destroy();
  expect(await waiting).toBe(415);
});
