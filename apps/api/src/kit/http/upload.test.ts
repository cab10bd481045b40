import { once } from 'node:events';
import { request } from 'node:http';
import { uploadAvatar } from '@adunni/contracts/identity';
import { afterAll, beforeAll, expect, it } from 'vitest';
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
  await Promise.all(endless.map(({ upload }) => once(upload, 'continue')));
  expect(await uploadNothing(other.token)).toBe(415);
  let isFifthAnswered = false;
  const fifth = uploadNothing(token).finally(() => {
    isFifthAnswered = true;
  });
  expect(await uploadNothing(other.token)).toBe(415);
  expect(isFifthAnswered).toBe(false);
  endless[0]?.upload.destroy();
  expect(await fifth).toBe(415);
  for (const { upload } of endless) upload.destroy();
});
