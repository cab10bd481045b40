import type { Role } from '@adunni/contracts/roles';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import type { Changes } from './changes/changes.ts';
import type { Config } from './config.ts';
import type { Db } from './database/connect.ts';
import type { Standby } from './database/standby.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { PaymentProvider } from './payments/provider.ts';
import type { Storage } from './storage/storage.ts';

/** Who is calling, as the database knows them now. */
export interface Viewer {
  _id: string;
  role: Role;
  sessionId: string;
  email: string;
  firstName: string;
}

/** What the process owns and every handler and job may use. */
export interface Deps {
  config: Config;
  /** For hot reads, by prepared statements; like `db` the standby, where what is public is read from it. */
  pool: Pool;
  /** The database that is written to, also where `pool` is the standby. */
  primary: Pool;
  db: Db;
  /** Where public pages are read. */
  standby: Standby;
  jobs: Jobs;
  changes: Changes;
  storage: Storage;
  payments: PaymentProvider;
  /** Now; tests set it. */
  clock: () => Date;
  log: FastifyBaseLogger;
}

/** One request’s view: the process’s parts plus who calls and from where. */
export interface Ctx<V extends Viewer | null = Viewer | null> extends Deps {
  viewer: V;
  /** IP address of the caller, behind trusted proxies the forwarded one. */
  address: string;
  device: string;
  /** The address by which the caller uses the shop, without a slash at its end: always one of ours. */
  origin?: string;
  /** What the called endpoint does, as the API documentation says it. */
  action: string;
}
