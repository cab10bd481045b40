import { changeMeasurements, createMeasurements, type MeasurementProfile } from '@adunni/contracts/measurements';
import { MEASURE_NAMES, type MeasureName } from '@adunni/contracts/measurements-catalogue';
import type { Finding } from '@adunni/contracts/measurements-rules';
import type { LengthUnit } from '@adunni/contracts/measurements-units';
import { useEffect, useMemo, useState } from 'react';
import { ApiError, callApi, messageOf } from '../../../kit/api/call-api.ts';
import { draftOf } from './draft.ts';
import { type Entry, firstEntry, formOf, openIn, setLength, switchUnit, typeIn } from './entry-state.ts';

const FALLBACK = 'The measurements could not be saved. Please try again.';
const CHECK = 'Please look at the marked fields.';

/** Today in the reader’s zone, as a day field has it. */
const today = (): string => new Date().toLocaleDateString('sv-SE');

/** What is being entered, what is open about it, and saving it. `onSaved` gets the profile as it is kept. */
export function useEntry(profile: MeasurementProfile | null, onSaved: (profile: MeasurementProfile) => void) {
  const draft = useMemo(() => draftOf(profile), [profile]);
  const [entry, setEntry] = useState(() => draft.read() ?? firstEntry(profile, today()));
  /** Fields that were left; only about those something is said while typing goes on. */
  const [left, setLeft] = useState<ReadonlySet<MeasureName>>(new Set());
  const [isDirty, setDirty] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [remarks, setRemarks] = useState<Record<string, string>>({});
  const { findings, unread } = openIn(entry);
  useEffect(() => (isDirty ? draft.keep(entry) : undefined), [draft, entry, isDirty]);

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
      const body = formOf(entry);
      const { profile: saved } = profile
        ? await callApi(changeMeasurements, {
            params: { profileId: profile._id },
            body: { ...body, version: profile.version },
          })
        : await callApi(createMeasurements, { body });
      setDirty(false);
      draft.drop();
      onSaved(saved);
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
    drop: draft.drop,
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
  if (entry.name.trim() === '') return { field: 'name', text: 'Please say whose measurements these are.' };
  const [first] = open;
  if (first) return { field: first, text: CHECK };
  if (!Object.values(entry.typed).some(({ mm }) => mm !== null))
    return { field: 'height', text: 'Please enter at least one measurement.' };
  return null;
}
