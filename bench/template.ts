import type { RecordedQuery } from './record-queries.ts';

/** A statement that the floor runs as it stands, but for what is another’s in every run. */
export interface Step {
  text: string;
  name?: string;
  rowMode?: 'array';
  /** A value as recorded, or pieces of text between which slots are put in. */
  values: (Fixed | Pieced)[];
  /** Cells of the answer that later statements need: where they stand and the slot that takes them. */
  captures: { row: number; column: string; slot: number }[];
  /** Rows that the application’s statement found or changed; another number means that the floor does other work. */
  rowCount: number;
}
export interface Fixed {
  fixed: unknown;
}
export interface Pieced {
  pieces: (string | { slot: number })[];
}

/** Calls that belong together, such as those of a purchase. Slot 0 is the session of who calls. */
export interface Flow {
  calls: Step[][];
  /** What each slot starts with: something new of that kind, or nothing until it is captured. */
  slots: ('session' | 'uuid' | 'hex' | 'captured')[];
}

const IDENTITY = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9a-f]{32}/g;

/** The number of a transaction, by which a row is known that nobody has written since. */
const TRANSACTION = /^\d+$/;
const isRunsOwn = (value: string): boolean => value.match(IDENTITY)?.[0] === value || TRANSACTION.test(value);

/**
 * Makes a flow of two recordings of the same calls by two people. Identities that differ between them belong to the run
 * and become slots, filled from earlier answers where they came from there; all else stays as it was recorded.
 */
export function compileFlow(one: RecordedQuery[][], other: RecordedQuery[][], session = ''): Flow {
  const flow: Flow = { calls: [], slots: ['session'] };
  const slotOf = new Map([[session, 0]]);
  for (const [n, queries] of one.entries())
    flow.calls.push(
      queries.map((query, m) => {
        const twin = other[n]?.[m];
        if (twin?.text !== query.text) throw new Error(`two recordings differ at ${query.text}`);
        return compileStep(query, twin, flow, slotOf);
      }),
    );
  dropUnused(flow);
  return flow;
}

/** Leaves only the captures that a later statement needs. */
function dropUnused({ calls }: Flow): void {
  const steps = calls.flat();
  const pieces = steps.flatMap(({ values }) => values.flatMap((value) => ('pieces' in value ? value.pieces : [])));
  const needed = new Set(pieces.map((piece) => (typeof piece === 'string' ? -1 : piece.slot)));
  for (const step of steps) step.captures = step.captures.filter(({ slot }) => needed.has(slot));
}

/** Statements that are the same for everybody. */
export const compileFixed = (queries: RecordedQuery[]): Step[] => compileFlow([queries], [queries]).calls[0] ?? [];

function compileStep(query: RecordedQuery, twin: RecordedQuery, flow: Flow, slotOf: Map<string, number>): Step {
  const { text, name, rowMode, rowCount } = query;
  const values = query.values.map((value, n) => compileValue(value, twin.values[n], flow, slotOf));
  const captures = query.rows.flatMap((cells, row) =>
    Object.entries(cells as Record<string, unknown>).flatMap(([column, value]) => {
      const others = (twin.rows[row] as Record<string, unknown>)[column];
      if (typeof value !== 'string' || value === others || slotOf.has(value)) return [];
      if (!isRunsOwn(value)) return [];
      const slot = flow.slots.push('captured') - 1;
      slotOf.set(value, slot);
      return [{ row, column, slot }];
    }),
  );
  return { text, ...(name && { name }), ...(rowMode && { rowMode }), values, captures, rowCount };
}

function compileValue(value: unknown, twin: unknown, flow: Flow, slotOf: Map<string, number>): Fixed | Pieced {
  if (typeof value !== 'string' || value === twin) return { fixed: value };
  const read = slotOf.get(value);
  if (read !== undefined) return { pieces: [{ slot: read }] };
  const theirs = new Set(String(twin).match(IDENTITY));
  const pieces: Pieced['pieces'] = [];
  let end = 0;
  for (const { 0: identity, index } of value.matchAll(IDENTITY)) {
    if (theirs.has(identity)) continue;
    const slot = slotOf.get(identity) ?? flow.slots.push(identity.includes('-') ? 'uuid' : 'hex') - 1;
    slotOf.set(identity, slot);
    pieces.push(value.slice(end, index), { slot });
    end = index + identity.length;
  }
  return pieces.length > 0 ? { pieces: [...pieces, value.slice(end)] } : { fixed: value };
}
