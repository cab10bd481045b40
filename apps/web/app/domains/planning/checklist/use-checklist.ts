import type { EventKind } from '@adunni/contracts/asoebi/names';
import { getKeptChecklist, keepChecklist } from '@adunni/contracts/planning/public';
import { useCallback, useEffect, useRef, useState } from 'react';
import { callApi } from '../../../kit/api/call-api.ts';
import { usePersonId } from '../../../kit/session/use-session.ts';
import { storedInTab } from '../../../kit/storage/browser-storage.ts';

interface Kept {
  kind: EventKind;
  day: string;
  done: string[];
}

const NOTHING: Kept = { kind: 'wedding', day: '', done: [] };
const NAME = 'planning-checklist';
const PAUSE_MS = 500;

const inTab = (): Kept | null => JSON.parse(storedInTab.read(NAME) ?? 'null') as Kept | null;

/** The checklist as it is kept: on the server for a person, in this tab for anybody else, whose ticks a person takes along. */
export function useChecklist() {
  const personId = usePersonId();
  const [kept, setKept] = useState<Kept>(NOTHING);
  const [note, setNote] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const save = useCallback(async (next: Kept): Promise<void> => {
    try {
      await callApi(keepChecklist, { body: next });
      storedInTab.drop(NAME);
      setNote('Saved.');
    } catch {
      setNote('Not saved. Please check your connection.');
    }
  }, []);

  useEffect(() => {
    if (personId === undefined) return;
    const here = inTab();
    if (here) setKept(here);
    if (personId === null) return;
    callApi(getKeptChecklist)
      .then(({ checklist }) => {
        if (checklist) setKept(checklist);
        else if (here && here.day !== '') void save(here);
      })
      .catch(() => setNote('Your checklist could not be loaded.'));
  }, [personId, save]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function change(changed: Partial<Kept>): void {
    const next = { ...kept, ...changed };
    setKept(next);
    setNote('');
    if (personId && next.day !== '') {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void save(next), PAUSE_MS);
    } else storedInTab.keep(NAME, JSON.stringify(next));
  }

  return { kept, change, note };
}
