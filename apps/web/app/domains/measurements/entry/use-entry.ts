import { MEASURE_NAMES, type MeasureName } from '@adunni/contracts/measurements/catalogue';
import type { Finding } from '@adunni/contracts/measurements/rules';
import type { LengthUnit } from '@adunni/contracts/measurements/units';
import { useEffect, useState } from 'react';
import { ApiError, messageOf } from '../../../kit/api/call-api.ts';
import type { Draft } from './draft.ts';
import { type Entry, openIn, setLength, switchUnit, typeIn } from './entry-state.ts';

const FALLBACK = 'The measurements could not be saved. Please try again.';
const CHECK = 'Please check the highlighted fields.';

interface Saving {
  /** What the form begins with. */
  first: () => Entry;
  /** Where it is kept until it is saved; null for what is too short to be missed. */
  draft: Draft | null;
  /** Stores it. Throws ApiError. */
  send: (entry: Entry) => Promise<void>;
}

/** What is being entered, what is open about it, and saving it. */
export function useEntry({ first, draft, send }: Saving) {
  const [entry, setEntry] = useState(() => draft?.read() ?? first());
  /** Fields that were left; only about those something is said while typing goes on. */
  const [left, setLeft] = useState<ReadonlySet<MeasureName>>(new Set());
  const [isDirty, setDirty] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [remarks, setRemarks] = useState<Record<string, string>>({});
  const { findings, unread } = openIn(entry);
  useEffect(() => (isDirty ? draft?.keep(entry) : undefined), [draft, entry, isDirty]);

  function change(next: Partial<Entry> | ((before: Entry) => Entry)): void {
    setDirty(true);
    setProblem(null);
    setRemarks({});
    setEntry((before) => (typeof next === 'function' ? next(before) : { ...before, ...next }));
  }

  /** Saves; without success says why and gives back the first field to look at. */
  async function save(): Promise<string | null> {
    if (busy) return null;
    setLeft(new Set(Object.keys(entry.typed) as MeasureName[]));
    const missing = missingIn(entry, [...unread, ...findings.flatMap(({ measures }) => measures)]);
    if (missing) {
      setProblem(missing.text);
      return missing.field;
    }
    setBusy(true);
    try {
      await send(entry);
      setDirty(false);
      draft?.drop();
      return null;
    } catch (error) {
      if (error instanceof ApiError) setRemarks(error.fields);
      setProblem(messageOf(error, FALLBACK));
      return error instanceof ApiError ? (Object.keys(error.fields)[0]?.replace('values.', '') ?? null) : null;
    } finally {
      setBusy(false);
    }
  }

  return {
    entry,
    isDirty,
    busy,
    problem,
    remarks,
    change,
    save,
    drop: () => draft?.drop(),
    type: (name: MeasureName, text: string) => change((before) => typeIn(before, name, text)),
    leave: (name: MeasureName) => setLeft((before) => new Set(before).add(name)),
    switchTo: (unit: LengthUnit) => setEntry((before) => switchUnit(before, unit)),
    /** What is to be said about a field that was left: it cannot be read, or a question. */
    isUnread: (name: MeasureName) => left.has(name) && unread.includes(name),
    findingsAt: (name: MeasureName) => (left.has(name) ? findings.filter((finding) => lastOf(finding) === name) : []),
    isSettled: (name: MeasureName) => !unread.includes(name) && !findings.some((finding) => lastOf(finding) === name),
    takeOtherwise: ({ measures: [name], otherwise }: Finding) =>
      name && otherwise !== undefined && change((before) => setLength(before, name, otherwise)),
    confirm: ({ key }: Finding) => change((before) => ({ ...before, confirmed: [...before.confirmed, key] })),
  };
}
export type EntryControls = ReturnType<typeof useEntry>;

/** The measure at which a finding is shown: the one that is taken last. */
export const lastOf = ({ measures }: Finding): MeasureName =>
  MEASURE_NAMES.findLast((name) => measures.includes(name)) ?? 'height';

function missingIn(entry: Entry, open: readonly MeasureName[]): { field: string; text: string } | null {
  if (entry.name.trim() === '') return { field: 'name', text: 'Please enter a name.' };
  const [first] = open;
  if (first) return { field: first, text: CHECK };
  if (!Object.values(entry.typed).some(({ mm }) => mm !== null))
    return { field: 'height', text: 'Please enter at least one measurement.' };
  return null;
}
