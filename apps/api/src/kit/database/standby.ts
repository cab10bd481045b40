import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import type { Changes } from '../changes/changes.ts';
import type { Deps } from '../context.ts';
import { connect } from './connect.ts';

/** What is read through. */
export type Reading = Pick<Deps, 'pool' | 'db'>;

/** Where public pages are read from. */
export interface Standby {
  /**
   * The standby, when it has replayed all that this process has heard of; null when it lags, has been promoted, or does
   * not say, so that the primary is read. Never ask it for somebody who may have written something.
   */
  current(): Promise<Reading | null>;
  stop(): Promise<void>;
}

/** How long it is left alone that did not answer or was promoted, in milliseconds. */
const REST_MS = 5000;
/** How long it may take to say how far it is, in milliseconds. */
const PATIENCE_MS = 1000;

/** There is no standby: everything is read from the primary. */
export const NO_STANDBY: Standby = { current: async () => null, stop: async () => undefined };

interface Following {
  url: string;
  size: number;
  primary: Pool;
  changes: Changes;
  log: FastifyBaseLogger;
}

/** Reads from the standby at an address what it has replayed of `primary`. */
export function followStandby({ url, size, primary, changes, log }: Following): Standby {
  let opened: Reading | null = null;
  let restsUntil = 0;
  /** How far it must be: where the primary was after the last change that was heard of; null when that is not asked yet. */
  let needed: Promise<string> | null = null;

  function leave(reason: unknown): null {
    log.warn(reason, 'the standby is left alone for a while');
    restsUntil = Date.now() + REST_MS;
    const { pool } = opened ?? {};
    opened = null;
    void pool?.end().catch(() => undefined);
    return null;
  }

  const stopHearing = changes.onTags((tags) => {
    needed = null;
    // The connection to the primary was lost: who was the standby may be the primary now.
    if (tags === null && opened) leave('the primary was lost');
  });

  async function current(): Promise<Reading | null> {
    if (Date.now() < restsUntil || !changes.isHearing()) return null;
    opened ??= connect(url, size, { patienceMs: PATIENCE_MS });
    const reading = opened;
    const { pool } = reading;
    needed ??= positionOf(primary);
    const asked = needed;
    try {
      const position = await asked;
      const { rows } = await pool.query<{ isFollowing: boolean; isCurrent: boolean | null }>({
        ...{ name: 'how_far', text: HOW_FAR, values: [position], query_timeout: PATIENCE_MS },
      } as { text: string });
      if (!rows[0]?.isFollowing) return leave('it was promoted');
      return rows[0].isCurrent && needed === asked ? reading : null;
    } catch (error) {
      if (needed === asked) needed = null;
      return opened?.pool === pool ? leave(error) : null;
    }
  }

  return {
    current,
    async stop() {
      stopHearing();
      await opened?.pool.end();
    },
  };
}

const HOW_FAR = `select pg_is_in_recovery() as "isFollowing", pg_last_wal_replay_lsn() >= $1::pg_lsn as "isCurrent"`;

/** Where the primary’s log of writes is now; all that was heard of lies before. */
async function positionOf(primary: Pool): Promise<string> {
  const { rows } = await primary.query<{ position: string }>('select pg_current_wal_insert_lsn() as position');
  return rows[0]?.position ?? '';
}
