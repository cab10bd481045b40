import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://localhost/adunni',
  AUTH_SECRET: 'a secret of more than thirty-two characters',
  PAYSTACK_SECRET_KEY: 'sk_live_x',
} as const;

describe('the configuration of production', () => {
  it('takes what was given', () => {
    expect(readConfig(production)).toMatchObject({ demo: false, paystack: { secretKey: 'sk_live_x' } });
  });

  it.each(['DATABASE_URL', 'AUTH_SECRET', 'PAYSTACK_SECRET_KEY'])('is refused without %s', (name) => {
    expect(() => readConfig({ ...production, [name]: '' })).toThrow(name);
  });

  it.each(['hello', 'mysql://localhost/adunni'])('is refused with the database %s', (address) => {
    expect(() => readConfig({ ...production, DATABASE_URL: address })).toThrow('DATABASE_URL: is no address');
  });

  it.each([
    ['localhost', 'http://localhost:8080'],
    ['0.0.0.0', 'http://localhost:8080'],
    ['::1', 'http://localhost:8080'],
    ['192.0.2.7', 'http://192.0.2.7:8080'],
    ['2001:db8::7', 'http://[2001:db8::7]:8080'],
  ])('listening on %s says %s unless told otherwise', (HOST, publicUrl) => {
    expect(readConfig({ ...production, HOST, PORT: '8080' }).publicUrl).toBe(publicUrl);
  });

  it('takes payments in the sandbox only when told so', () => {
    const trial = { ...production, PAYSTACK_SECRET_KEY: '', SANDBOX_PAYMENTS: '1' };
    expect(readConfig(trial)).toMatchObject({ demo: false, paystack: null });
  });
});

describe('the store of files', () => {
  const s3 = {
    S3_ENDPOINT: 'https://s3.eu-west-1.amazonaws.com',
    S3_REGION: 'eu-west-1',
    S3_BUCKET: 'adunni-files',
    S3_ACCESS_KEY: 'AKIDEXAMPLE',
    S3_SECRET_KEY: 'a secret key',
  };

  it('is the disk without settings, and S3 with all of them', () => {
    expect(readConfig(production).s3).toBeNull();
    expect(readConfig({ ...production, ...s3 }).s3).toMatchObject({ bucket: 'adunni-files', pathStyle: true });
    expect(readConfig({ ...production, ...s3, S3_PATH_STYLE: '0' }).s3).toMatchObject({ pathStyle: false });
  });

  it.each(Object.keys(s3))('is refused without %s', (name) => {
    expect(() => readConfig({ ...production, ...s3, [name]: '' })).toThrow(`files in S3 need ${name} too`);
  });

  it.each([
    ['S3_ENDPOINT', 's3.eu-west-1.amazonaws.com', 'S3_ENDPOINT: '],
    ['S3_ENDPOINT', 'ftp://s3.example', 'S3_ENDPOINT: '],
    ['S3_ENDPOINT', 'https://s3.example/adunni-files', 'S3_ENDPOINT is an address without a path'],
    ['S3_ENDPOINT', 'https://somebody:word@s3.example', 'S3_ENDPOINT is an address without a path'],
    ['S3_BUCKET', 'Adunni/files', 'S3_BUCKET: is no name of a bucket'],
  ])('is refused with %s %s', (name, value, reason) => {
    const reading = () => readConfig({ ...production, ...s3, [name]: value });
    expect(reading).toThrow(reason);
    expect(reading).not.toThrow('a secret key');
  });
});

describe('the secret of the demo', () => {
  const demo = { DATABASE_URL: production.DATABASE_URL, DEMO: '1' };
  let DATA_DIR: string;
  beforeEach(async () => {
    DATA_DIR = await mkdtemp(join(tmpdir(), 'adunni-config-'));
  });
  afterEach(() => rm(DATA_DIR, { recursive: true }));

  it('is made up once and kept', () => {
    const { authSecret } = readConfig({ ...demo, DATA_DIR });
    expect(authSecret.length).toBeGreaterThanOrEqual(32);
    expect(readConfig({ ...demo, DATA_DIR }).authSecret).toBe(authSecret);
  });

  it('is made anew when its file was emptied', async () => {
    await writeFile(join(DATA_DIR, 'auth-secret'), '');
    const { authSecret } = readConfig({ ...demo, DATA_DIR });
    expect(authSecret.length).toBeGreaterThanOrEqual(32);
    expect(readConfig({ ...demo, DATA_DIR }).authSecret).toBe(authSecret);
  });
});
