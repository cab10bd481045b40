import { once } from 'node:events';
import { request } from 'node:http';
import type { Socket } from 'node:net';
import { uploadAvatar } from '@adunni/contracts/identity/identity';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { signInAs } from '../../domains/identity/testing.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({}, { TRUSTED_PROXIES: '127.0.0.1', UPLOAD_BYTES_PER_SECOND: '0' });
});
afterAll(() => test.close());

interface Sender {
  token: string;
  from?: string;
}

/** Begins an upload that never ends, and tells its status should it be answered all the same. */
function begin({ token, from = '203.0.113.1' }: Sender) {
  const upload = request(test.origin + uploadAvatar.path, {
    method: uploadAvatar.method,
    agent: false,
    headers: {
      'x-access-token': token,
      'x-forwarded-for': from,
      'content-type': 'multipart/form-data; boundary=b',
      expect: '100-continue',
    },
  });
  upload.on('error', () => undefined);
  upload.write('--b\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\n');
  const status = once(upload, 'response').then(
    ([answer]) => answer.statusCode as number,
    () => null,
  );
  return { upload, status };
}

function uploadNothing(sender: Sender): Promise<number | null> {
  const { upload, status } = begin(sender);
  upload.end('no picture\r\n--b--\r\n');
  return status;
}

/** Begins uploads that never end, as many of each sender as one person may have under way. */
function hold(senders: Sender[]) {
  const endless = senders.flatMap((sender) => Array.from({ length: 4 }, () => begin(sender)));
  onTestFinished(() => {
    for (const { upload } of endless) upload.destroy();
  });
  return endless;
}

/**
 * Waits until an upload of the one has to wait while those of the other get through, and answers its status to be. An
 * endless one takes its place when the server has found out whose it is; until all have, one more gets through.
 */
async function waitingOf(one: Sender, other: Sender): Promise<() => Promise<number | null> | undefined> {
  let waiting: Promise<number | null> | undefined;
  await vi.waitUntil(
    async () => {
      let isAnswered = false;
      waiting = uploadNothing(one).finally(() => {
        isAnswered = true;
      });
      for (let turn = 0; turn < 3; turn++) expect(await uploadNothing(other)).toBe(415);
      return !isAnswered;
    },
    { timeout: 60_000 },
  );
  return () => waiting;
}

it('of one person is not read before their others are done, so that what never ends does not fill the memory', async () => {
  const [one, other] = await Promise.all([signInAs(test), signInAs(test)]);
  const endless = hold([one]);
  const answer = await waitingOf(one, other);
  endless[0]?.upload.destroy();
  expect(await answer()).toBe(415);
});

it('that trickles is cut off, and gives its place to the next', async () => {
  Object.assign(test.app.deps.config, { uploadBytesPerSecond: 2048 });
  onTestFinished(() => void Object.assign(test.app.deps.config, { uploadBytesPerSecond: 0 }));
  const one = await signInAs(test);
  const endless = hold([one]);
  const closed = Promise.all(
    endless.map(({ upload }) => new Promise<void>((resolve) => upload.once('close', () => resolve()))),
  );
  const trickle = setInterval(() => {
    for (const { upload } of endless) upload.write('x');
  }, 500);
  onTestFinished(() => clearInterval(trickle));
  const waiting = await waitingOf(one, await signInAs(test));
  await closed;
  expect(await waiting()).toBe(415);
});

it('that is given up while it waits takes nobody’s place', async () => {
  const [one, other] = await Promise.all([signInAs(test), signInAs(test)]);
  const endless = hold([one]);
  await waitingOf(one, other);
  const sockets: Socket[] = [];
  const note = (socket: Socket) => void sockets.push(socket);
  test.app.server.on('connection', note);
  const waiting = hold([one]);
  await expect.poll(() => sockets.length).toBe(waiting.length);
  test.app.server.off('connection', note);
  expect(await uploadNothing(other)).toBe(415);
  const gone = sockets.map((socket) => new Promise((resolve) => socket.once('close', resolve)));
  for (const { upload } of waiting) upload.destroy();
  await Promise.all(gone);
  for (const { upload } of endless) upload.destroy();
  for (let turn = 0; turn < 5; turn++) expect(await uploadNothing(one)).toBe(415);
});

it('from a few places leaves room for those from elsewhere, however many accounts keep theirs from ending', async () => {
  const [next, elsewhere, ...many] = await Promise.all(Array.from({ length: 14 }, () => signInAs(test)));
  if (!next || !elsewhere) throw new Error('two people are needed');
  const endless = hold(many.map((sender, index) => ({ ...sender, from: `203.0.113.${1 + (index % 3)}` })));
  const answer = await waitingOf(next, { ...elsewhere, from: '198.51.100.7' });
  for (const { upload } of endless) upload.destroy();
  expect(await answer()).toBe(415);
});
