import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import type { S3Settings } from './storage/s3-call.ts';

const postgresUrl = z
  .string()
  .regex(/^postgres(ql)?:\/\//, 'is no address of a PostgreSQL, like postgres://user:password@host/database');

const environment = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().default('::'),
  DATABASE_URL: postgresUrl,
  /** The database itself, where `DATABASE_URL` leads to a pooler in transaction mode. */
  DATABASE_DIRECT_URL: postgresUrl.optional(),
  /** A standby that follows the database by streaming; public pages are read from it. */
  DATABASE_REPLICA_URL: postgresUrl.optional(),
  DATA_DIR: z.string().default('.data'),
  /** `1`: seed the demo marketplace once and print its logins. */
  DEMO: z.enum(['0', '1']).default('0'),
  /** Address that people reach the site at; links in mails and payment returns start with it. */
  PUBLIC_URL: z.url().optional(),
  AUTH_SECRET: z.string().min(32).optional(),
  SMTP_URL: z.string().optional(),
  MAIL_FROM: z.string().default('Adunni <hello@adunni.example>'),
  /** Where mail that comes in is taken; without a port none is. */
  INBOUND_SMTP_PORT: z.coerce.number().int().min(1).max(65535).optional(),
  INBOUND_SMTP_HOST: z.string().default('127.0.0.1'),
  /** Where ClamAV looks at files of people without an account; without it none are looked at. */
  CLAMAV_HOST: z.string().optional(),
  CLAMAV_PORT: z.coerce.number().int().min(1).max(65535).default(3310),
  /** Where files are kept instead of on the disk; all of these, or none. */
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_REGION: z.string().optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'is no name of a bucket')
    .optional(),
  S3_ACCESS_KEY: z.string().optional(),
  S3_SECRET_KEY: z.string().optional(),
  /** `0`: the bucket stands before the host instead of in the path. */
  S3_PATH_STYLE: z.enum(['0', '1']).default('1'),
  PAYSTACK_SECRET_KEY: z.string().optional(),
  /** `1`: let orders be paid in the sandbox, without money, outside the demo too. */
  SANDBOX_PAYMENTS: z.enum(['0', '1']).default('0'),
  PAYSTACK_URL: z.url().default('https://api.paystack.co'),
  RATES_URL: z.url().optional(),
  /** A country database in MaxMind’s format, fresher than the bundled one. */
  IP_COUNTRY_DATABASE: z.string().optional(),
  /** Addresses or CIDR ranges of proxies whose forwarding headers are believed, comma-separated. */
  TRUSTED_PROXIES: z.string().default(''),
  /** How fast an upload has to come at least; who sends more slowly is cut off. */
  UPLOAD_BYTES_PER_SECOND: z.coerce.number().int().min(0).default(2048),
  /** `host:port` where figures are told; without it, only the demo tells them, beside everything else. */
  METRICS_ADDRESS: z
    .string()
    .regex(/^.+:\d{1,5}$/, 'is no address like 127.0.0.1:9464')
    .optional(),
  /** `withdrawn`: takes the service worker, and what it keeps, away from every browser. */
  SERVICE_WORKER: z.enum(['offered', 'withdrawn']).default('offered'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('warn'),
  DATABASE_POOL: z.coerce.number().int().min(2).max(100).default(16),
});

/** What the process was told; read once at start. */
export interface Config {
  mode: 'production' | 'development' | 'test';
  port: number;
  host: string;
  databaseUrl: string;
  /** Where one connection stays one session: to listen, to migrate, for the queue. The same without a pooler. */
  directUrl: string;
  /** Whether statements and transactions of one connection may run on different sessions. */
  isPooled: boolean;
  /** Where public pages are read, as far as it has followed. */
  replicaUrl: string | null;
  databasePool: number;
  dataDir: string;
  demo: boolean;
  publicUrl: string;
  authSecret: string;
  smtpUrl: string | null;
  mailFrom: string;
  /** What stands behind the @ of our addresses. */
  mailDomain: string;
  inboundMail: { host: string; port: number } | null;
  clamav: { host: string; port: number } | null;
  /** The store of files; null where they lie on the disk. */
  s3: S3Settings | null;
  paystack: { secretKey: string; url: string } | null;
  ratesUrl: string | null;
  ipCountryDatabase: string | null;
  trustedProxies: string[];
  uploadBytesPerSecond: number;
  /** Where figures are told: at an address of their own, at the public one, or nowhere. */
  metrics: { host: string; port: number } | 'public' | null;
  withdrawsServiceWorker: boolean;
  logLevel: string;
}

/**
 * Reads the configuration from the environment. Without the demo, secrets must be given; the demo keeps a made-up one
 * in the data folder. Throws an Error whose message names what is missing or wrong.
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const given = environment.safeParse(Object.fromEntries(Object.entries(env).filter(([, value]) => value !== '')));
  if (!given.success) {
    const wrong = given.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`configuration: ${wrong.join('; ')}`);
  }
  const e = given.data;
  const demo = e.DEMO === '1';
  if (e.NODE_ENV === 'production' && !demo && !e.PAYSTACK_SECRET_KEY && e.SANDBOX_PAYMENTS !== '1')
    throw new Error(
      'configuration: outside the demo PAYSTACK_SECRET_KEY is needed, or SANDBOX_PAYMENTS=1 for a trial: in the sandbox anybody pays nothing',
    );
  const dataDir = resolve(e.DATA_DIR);
  return {
    mode: e.NODE_ENV,
    port: e.PORT,
    host: e.HOST,
    databaseUrl: e.DATABASE_URL,
    directUrl: e.DATABASE_DIRECT_URL ?? e.DATABASE_URL,
    isPooled: e.DATABASE_DIRECT_URL !== undefined,
    replicaUrl: e.DATABASE_REPLICA_URL ?? null,
    databasePool: e.DATABASE_POOL,
    dataDir,
    demo,
    publicUrl: (e.PUBLIC_URL ?? ownAddress(e.HOST, e.PORT)).replace(/\/$/, ''),
    authSecret: e.AUTH_SECRET ?? storedSecret(dataDir, demo || e.NODE_ENV !== 'production'),
    smtpUrl: e.SMTP_URL ?? null,
    mailFrom: e.MAIL_FROM,
    mailDomain: /@([^\s>]+)>?\s*$/.exec(e.MAIL_FROM)?.[1]?.toLowerCase() ?? 'localhost',
    inboundMail: e.INBOUND_SMTP_PORT ? { host: e.INBOUND_SMTP_HOST, port: e.INBOUND_SMTP_PORT } : null,
    clamav: e.CLAMAV_HOST ? { host: e.CLAMAV_HOST, port: e.CLAMAV_PORT } : null,
    s3: s3Of(e),
    paystack: e.PAYSTACK_SECRET_KEY ? { secretKey: e.PAYSTACK_SECRET_KEY, url: e.PAYSTACK_URL } : null,
    ratesUrl: e.RATES_URL ?? null,
    ipCountryDatabase: e.IP_COUNTRY_DATABASE ?? null,
    trustedProxies: e.TRUSTED_PROXIES.split(',')
      .map((range) => range.trim())
      .filter(Boolean),
    uploadBytesPerSecond: e.UPLOAD_BYTES_PER_SECOND,
    metrics: metricsOf(e.METRICS_ADDRESS, demo),
    withdrawsServiceWorker: e.SERVICE_WORKER === 'withdrawn',
    logLevel: e.LOG_LEVEL,
  };
}

const S3_NEEDS = ['S3_ENDPOINT', 'S3_REGION', 'S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const;

function s3Of(e: z.infer<typeof environment>): S3Settings | null {
  const missing = S3_NEEDS.filter((name) => !e[name]);
  if (missing.length === S3_NEEDS.length) return null;
  if (missing.length > 0) throw new Error(`configuration: files in S3 need ${missing.join(', ')} too`);
  const { S3_ENDPOINT: endpoint = '', S3_REGION: region = '', S3_BUCKET: bucket = '' } = e;
  if (new URL(endpoint).href !== `${new URL(endpoint).origin}/`)
    throw new Error('configuration: S3_ENDPOINT is an address without a path, like https://s3.eu-west-1.amazonaws.com');
  const keys = { accessKey: e.S3_ACCESS_KEY ?? '', secretKey: e.S3_SECRET_KEY ?? '' };
  return { endpoint, region, bucket, ...keys, pathStyle: e.S3_PATH_STYLE === '1' };
}

function metricsOf(address: string | undefined, demo: boolean): Config['metrics'] {
  if (!address) return demo ? 'public' : null;
  const [, host = '', port] = /^\[?(.+?)\]?:(\d+)$/.exec(address) ?? [];
  return { host, port: Number(port) };
}

/** Where the process is reached when nobody says otherwise: `localhost`, unless it listens on one other address only. */
function ownAddress(host: string, port: number): string {
  const local = ['localhost', '127.0.0.1', '0.0.0.0', '::1', '::'].includes(host);
  return `http://${local ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}`;
}

function storedSecret(dataDir: string, allowed: boolean): string {
  if (!allowed) throw new Error('configuration: AUTH_SECRET (at least 32 characters) is needed outside the demo');
  const file = join(dataDir, 'auth-secret');
  const kept = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  // An empty file is what a full disk or an interruption leaves.
  if (kept.length >= 32) return kept;
  mkdirSync(dataDir, { recursive: true });
  const secret = randomBytes(32).toString('base64url');
  writeFileSync(file, secret, { mode: 0o600 });
  return secret;
}
