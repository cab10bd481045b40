import { saveEvent } from '@adunni/contracts/asoebi/events';
import { useEffect, useMemo, useRef, useState } from 'react';
import { ApiError, callApi, messageOf } from '../../../kit/api/call-api.ts';
import { autosave, type SaveResult, type SaveState } from './autosave.ts';
import type { EventDraft } from './draft-form.ts';

/** What is changed, or how it follows from what is written at that moment. */
export type Changed = Partial<EventDraft> | ((draft: EventDraft) => Partial<EventDraft>);

/** Told when the server says nothing. */
const FALLBACK = 'We couldn’t save your changes.';

/** An event while it is written: what is on the screen, and how much of it is on the server. */
export function useDraft(eventId: string, start: { version: number; draft: EventDraft }) {
  const [draft, setDraft] = useState(start.draft);
  const [state, setState] = useState<SaveState>('saved');
  const [problem, setProblem] = useState<string | null>(null);
  const [isStored, setIsStored] = useState(start.version > 0);

  const saver = useMemo(() => {
    const send = async (form: EventDraft, version: number): Promise<SaveResult> => {
      try {
        const { event } = await callApi(saveEvent, { params: { eventId }, body: { version, form } });
        setProblem(null);
        setIsStored(true);
        return { saved: event.version };
      } catch (error) {
        setProblem(remarkOf(error));
        return { failed: reasonOf(error) };
      }
    };
    return autosave<EventDraft>({ version: start.version, send, tell: setState });
  }, [eventId, start.version]);

  useEffect(() => {
    const again = (): void => void saver.flush();
    window.addEventListener('online', again);
    return () => {
      window.removeEventListener('online', again);
      saver.stop();
      // What was written last is saved when the page is left for another one of the shop.
      void saver.flush();
    };
  }, [saver]);

  // What was done before the screen shows it counts too, as does an undo of long ago.
  const latest = useRef(start.draft);
  function change(changed: Changed): void {
    const before = latest.current;
    latest.current = { ...before, ...(typeof changed === 'function' ? changed(before) : changed) };
    setDraft(latest.current);
    saver.change(latest.current);
  }

  return { draft, state, problem, isStored, change, saveNow: saver.flush };
}

function reasonOf(error: unknown): 'failed' | 'refused' | 'stale' {
  if (!(error instanceof ApiError)) return 'failed';
  if (error.status === 409) return 'stale';
  return error.status >= 400 && error.status < 500 ? 'refused' : 'failed';
}

/** The server’s remark on the first field that it refuses, else its message. */
function remarkOf(error: unknown): string {
  const [remark] = error instanceof ApiError ? Object.values(error.fields) : [];
  const message = messageOf(error, FALLBACK);
  return remark ? `${message} ${remark}` : message;
}
