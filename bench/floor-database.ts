import { randomBytes, randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { Flow, Step } from './template.ts';

/** What the slots of one run hold. */
export type Slots = string[];

/** Fills a flow’s slots for a new run by the person of a session. */
export const newSlots = (flow: Flow, session: string): Slots =>
  flow.slots.map((kind) => {
    if (kind === 'session') return session;
    if (kind === 'captured') return '';
    return kind === 'uuid' ? randomUUID() : randomBytes(16).toString('hex');
  });

/**
 * Runs statements one after another, those from `begin` to `commit` on one connection, and returns their rows. Throws
 * when one finds or changes another number of rows than the application’s did.
 */
export async function runSteps(pool: pg.Pool, steps: Step[], slots: Slots = []): Promise<unknown[]> {
  const answers: unknown[] = [];
  let transaction: pg.PoolClient | null = null;
  try {
    for (const step of steps) {
      if (step.text === 'begin') transaction = await pool.connect();
      answers.push(await runStep(transaction ?? pool, step, slots));
      if (step.text === 'commit') transaction = release(transaction);
    }
  } catch (error) {
    await transaction?.query('rollback');
    release(transaction);
    throw error;
  }
  return answers;
}

async function runStep(database: pg.Pool | pg.PoolClient, step: Step, slots: Slots): Promise<unknown[]> {
  const { text, name, rowMode, rowCount, captures } = step;
  const values = step.values.map((value) =>
    'fixed' in value
      ? value.fixed
      : value.pieces.map((piece) => (typeof piece === 'string' ? piece : slots[piece.slot])).join(''),
  );
  const result = await database.query({ text, values, ...(name && { name }), ...(rowMode && { rowMode }) });
  if ((result.rowCount ?? 0) !== rowCount)
    throw new Error(`${result.rowCount} rows instead of ${rowCount} by ${text} with ${JSON.stringify(values)}`);
  for (const { row, column, slot } of captures)
    slots[slot] = String((result.rows[row] as Record<string, unknown>)[column]);
  return result.rows;
}

function release(client: pg.PoolClient | null): null {
  client?.release();
  return null;
}
