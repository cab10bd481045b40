import { saveEvent } from '@adunni/contracts/asoebi/events';
import { useEffect, useMemo, useRef, useState } from 'react';
import { ApiError, callApi, messageOf } from '../../../kit/api/call-api.ts';
import { autosave, type SaveResult, type SaveState } from './autosave.ts';
import type { EventDraft } from './draft-form.ts';
import { unsavedDraft } from './unsaved-draft.ts';

/** What is changed, or how it follows from what is written at that moment. */
export type Changed = Partial<EventDraft> | ((draft: EventDraft) => Partial<EventDraft>);

/** Told when the server says nothing. */
const FALLBACK = 'We couldn’t save your changes.';
/** What no other try of the same save changes: it says something else by now, or is no draft any more. */
const STALE: readonly string[] = ['stale', 'not_a_draft'];

/** An event as the page opens with it. */
export interface DraftStart {
  version: number;
  draft: EventDraft;
  /** Whether this tab kept it because it did not reach the server. */
  isUnsaved: boolean;
}

/**
 * An event while it is written: what is on the screen, and how much of it is on the server. Until it is there this tab
 * keeps it too.
 */
export function useDraft(eventId: string, start: DraftStart) {
  const [draft, setDraft] = useState(start.draft);
  const [state, setState] = useState<SaveState>('saved');
  const [problem, setProblem] = useState<string | null>(null);
  const [isStored, setIsStored] = useState(start.version > 0);

  const saver = useMemo(() => {
    const unsaved = unsavedDraft(eventId);
    const send = async (form: EventDraft, version: number): Promise<SaveResult> => {
      try {
        const { event } = await callApi(saveEvent, { params: { eventId }, body: { version, form } });
        setProblem(null);
        setIsStored(true);
        return { saved: event.version };
      } catch (error) {
        setProblem(remarkOf(error));
        const failed = reasonOf(error);
        // Kept over a version that is gone, it could only be refused again.
        if (failed === 'stale') unsaved.drop();
        return { failed };
      }
    };
    const tell = (said: SaveState): void => {
      if (said === 'saved') unsaved.drop();
      setState(said);
    };
    return autosave<EventDraft>({ version: start.version, send, tell, keep: unsaved.keep });
  }, [eventId, start.version]);

  const kept = start.isUnsaved ? start.draft : null;
  useEffect(() => {
    if (kept) saver.change(kept);
  }, [saver, kept]);

  useEffect(() => {
    const again = (): void => void saver.flush();
    // Phones close a tab that is out of sight without a word.
    const onHidden = (): void => {
      if (document.hidden) again();
    };
    window.addEventListener('online', again);
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      window.removeEventListener('online', again);
      document.removeEventListener('visibilitychange', onHidden);
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
  if (STALE.includes(error.code)) return 'stale';
  return error.status >= 400 && error.status < 500 ? 'refused' : 'failed';
}

/** The server’s remark on the first field that it refuses, else its message. */
function remarkOf(error: unknown): string {
  const [remark] = error instanceof ApiError ? Object.values(error.fields) : [];
  const message = messageOf(error, FALLBACK);
  return remark ? `${message} ${remark}` : message;
}
