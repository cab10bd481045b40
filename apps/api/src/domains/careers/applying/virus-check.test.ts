import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { applicationResource, getApplicationFile } from '@adunni/contracts/careers/staff-applications';
import { eq } from 'drizzle-orm';
import { afterEach, expect, it } from 'vitest';
import { scanForViruses } from '../../../kit/security/virus-scanner.ts';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { signInAs } from '../../identity/testing.ts';
import { jobApplicationFiles } from '../tables.ts';
import { applicationsOf, applyTo, CV_FILE, publishOpening, uploadFor } from '../testing.ts';
import { checkHeld } from './virus-check.service.ts';

/** The test file that every scanner knows, in two parts, so that none takes this one for it. */
const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}', '$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');
const INFECTED_CV = Buffer.concat([CV_FILE.subarray(0, -6), Buffer.from(`${EICAR}\n%%EOF\n`)]);

let ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.toReversed()) await end();
  ends = [];
});

/** A daemon that speaks as ClamAV does, by what it says of what was streamed; null hangs up without a word. */
async function fakeClamd(says: (bytes: string) => string | null, port = 0): Promise<number> {
  const server: Server = createServer((socket) => {
    let got = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (piece) => {
      got = Buffer.concat([got, piece]);
      // A stream ends with a piece of no length.
      if (!got.subarray(-4).equals(Buffer.alloc(4))) return;
      const word = says(got.toString('latin1'));
      socket.end(word === null ? '' : `stream: ${word}\0`);
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  ends.push(() => new Promise((resolve) => server.close(resolve)));
  return (server.address() as { port: number }).port;
}
const knowsEicar = (bytes: string): string => (bytes.includes('EICAR') ? 'Eicar-Test FOUND' : 'OK');

async function shopWith(port: number): Promise<TestApp> {
  const test = await startTestApp({}, { CLAMAV_HOST: '127.0.0.1', CLAMAV_PORT: String(port) });
  ends.push(() => test.close());
  return test;
}

it('refuses what is infected, keeps nothing of it, and takes what is clean', async () => {
  const test = await shopWith(await fakeClamd(knowsEicar));
  const refused = await uploadFor(test, randomUUID(), { bytes: INFECTED_CV });
  expect([refused.status, refused.code]).toEqual([422, 'infected_file']);
  expect(await test.app.deps.db.select().from(jobApplicationFiles)).toEqual([]);
  expect((await uploadFor(test, randomUUID())).status).toBe(201);
  const files = await test.app.deps.db.select().from(jobApplicationFiles);
  expect(files.map(({ virusCheck }) => virusCheck)).toEqual(['clean']);
});

it('holds what comes while the scanner is down, lets nobody open it, and decides once it answers', async () => {
  const port = await fakeClamd(knowsEicar);
  await ends.pop()?.();
  const test = await shopWith(port);
  const admin = await signInAs(test, 'Admin');
  const opening = await publishOpening(test);
  await applyTo(test, opening.slug);
  const draftId = randomUUID();
  const { _id: cvId } = await uploadFor(test, draftId, { bytes: INFECTED_CV });
  expect((await applyTo(test, opening.slug, { draftId, cvId })).status).toBe(201);
  const [clean, infected] = await applicationsOf(test, opening._id);
  const open = async (_id = '') => {
    const { files } = (await test.call(applicationResource.get, { params: { _id } }, admin)).body.record;
    const params = { _id, fileId: files[0]?._id ?? '' };
    const { status, error } = await test.call(getApplicationFile, { params }, admin);
    return [files[0]?.virusCheck, status === 200 ? 200 : error.code];
  };
  expect(await open(clean?._id)).toEqual(['held', 'file_held']);
  await checkHeld(test.app.deps);
  expect(await open(clean?._id)).toEqual(['held', 'file_held']);
  await fakeClamd(knowsEicar, port);
  await checkHeld(test.app.deps);
  expect(await open(clean?._id)).toEqual(['clean', 200]);
  expect(await open(infected?._id)).toEqual(['infected', 'file_infected']);
  const [row] = await test.app.deps.db
    .select()
    .from(jobApplicationFiles)
    .where(eq(jobApplicationFiles.applicationId, infected?._id ?? ''));
  expect((await test.app.deps.storage.get(row?.path ?? ''))?.length).toBe(0);
});

it('lets files be opened unchecked that were held for a scanner which is gone', async () => {
  const port = await fakeClamd(() => null);
  const test = await shopWith(port);
  const opening = await publishOpening(test);
  await applyTo(test, opening.slug);
  const [application] = await applicationsOf(test, opening._id);
  const checks = async () => {
    const files = await test.app.deps.db.select().from(jobApplicationFiles);
    return files.map(({ virusCheck }) => virusCheck);
  };
  await checkHeld(test.app.deps);
  expect(await checks()).toEqual(['held']);
  await checkHeld({ ...test.app.deps, config: { ...test.app.deps.config, clamav: null } });
  expect(await checks()).toEqual(['unchecked']);
  const params = { _id: application?._id ?? '' };
  const admin = await signInAs(test, 'Admin');
  const { files } = (await test.call(applicationResource.get, { params }, admin)).body.record;
  const file = { ...params, fileId: files[0]?._id ?? '' };
  expect((await test.call(getApplicationFile, { params: file }, admin)).status).toBe(200);
});

it('takes no silence and no error of the scanner for a clean file', async () => {
  for (const word of [null, 'INSTREAM size limit exceeded. ERROR', 'something else']) {
    const clamav = { host: '127.0.0.1', port: await fakeClamd(() => word) };
    expect(await scanForViruses({ clamav }, CV_FILE), String(word)).toBe('unknown');
  }
  expect(await scanForViruses({ clamav: null }, CV_FILE)).toBeNull();
});

const CLAMD = process.env.CLAMD_PATH ?? 'clamd';
const hasClamd = spawnSync(CLAMD, ['--help']).status === 0;

/** The real daemon with a signature database that knows the EICAR test file alone. */
async function realClamd(): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'adunni-clamd-'));
  ends.push(() => rm(folder, { recursive: true, force: true }));
  await chmod(folder, 0o755);
  const port = await fakeClamd(() => null);
  await ends.pop()?.();
  await writeFile(join(folder, 'own.ndb'), `Adunni.Eicar:0:*:${Buffer.from(EICAR.slice(0, 60)).toString('hex')}\n`);
  const settings = `Foreground yes\nTCPSocket ${port}\nTCPAddr 127.0.0.1\nDatabaseDirectory ${folder}\n`;
  await writeFile(join(folder, 'clamd.conf'), settings);
  const daemon: ChildProcess = spawn(CLAMD, ['-c', join(folder, 'clamd.conf')], { stdio: 'ignore' });
  const ended = new Promise((resolve) => daemon.once('exit', resolve));
  ends.push(() => {
    daemon.kill('SIGKILL');
    return ended;
  });
  const clamav = { host: '127.0.0.1', port };
  await expect.poll(() => scanForViruses({ clamav }, CV_FILE), { timeout: 60_000, interval: 200 }).toBe('clean');
  return port;
}

it(`asks the real daemon${hasClamd ? '' : ': NOT TRIED, since clamd is not installed here'}`, {
  timeout: 90_000,
}, async () => {
  if (!hasClamd) {
    console.warn('clamd is not installed, so virus checks were only tried against a stand-in. CLAMD_PATH names one.');
    return;
  }
  const clamav = { host: '127.0.0.1', port: await realClamd() };
  expect(await scanForViruses({ clamav }, INFECTED_CV)).toBe('infected');
  expect(await scanForViruses({ clamav }, Buffer.concat([CV_FILE, Buffer.alloc(9_000_000, 'a')]))).toBe('clean');
});
