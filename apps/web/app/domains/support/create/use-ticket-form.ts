import type { AttachedFile } from '@adunni/contracts/conversations/files';
import { ticketForm } from '@adunni/contracts/support/forms';
import { MAX_TICKET_FILES } from '@adunni/contracts/support/kinds';
import { createTicket, uploadNewTicketFile } from '@adunni/contracts/support/tickets';
import { type FormEvent, useEffect, useMemo, useState } from 'react';
import { ApiError, callApi, messageOf } from '../../../kit/api/call-api.ts';
import { draftOf } from '../../../kit/forms/draft.ts';
import { showFirstProblem } from '../../../kit/forms/submit.ts';
import { usePhotos } from '../../../kit/photos/use-photos.ts';
import { type Draft, EMPTY, formOf, nextAttempt } from './draft.ts';
import type { Brought } from './subjects.ts';

type Values = Omit<Draft, 'files' | 'attempt'>;
type Errors = Partial<Record<keyof Values, string>>;

/** What the form’s schema says of a draft, by field. */
function faultsOf(draft: Draft): Errors {
  const { error } = ticketForm.safeParse(formOf(draft));
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]));
}

/** The form of a ticket: what is not sent yet is kept in this tab, and sent once however often it is pressed. */
export function useTicketForm(brought: Brought | null, words: string, onCreated: (ticketId: string) => void) {
  // What another page brings along begins a draft of its own.
  const draft = useMemo(() => draftOf<Draft>(`ticket-new:${brought?.about ?? ''}:${words}`), [brought, words]);
  const [start] = useState<Draft>(() => draft.read() ?? { ...EMPTY, subject: words, ...brought });
  const { files: had, attempt: lastAttempt, ...written } = start;
  const [values, setValues] = useState<Values>(written);
  const [attempt, setAttempt] = useState(lastAttempt);
  const files = usePhotos({ endpoint: uploadNewTicketFile, most: MAX_TICKET_FILES, had, noun: 'files' });
  const [errors, setErrors] = useState<Errors>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [isSent, setSent] = useState(false);
  const { pictures } = files;
  const now = useMemo<Draft>(
    () => ({ ...values, files: pictures as AttachedFile[], attempt }),
    [values, pictures, attempt],
  );

  useEffect(() => {
    if (!isSent) draft.keep(now);
  }, [draft, now, isSent]);

  async function send(): Promise<void> {
    setBusy(true);
    setProblem(null);
    const next = nextAttempt(now);
    setAttempt(next);
    // Before the answer, so that a reload meanwhile sends the same again.
    draft.keep({ ...now, attempt: next });
    try {
      const sent = { body: next.body, headers: { 'idempotency-key': next.key } };
      const { ticket } = await callApi(createTicket, sent);
      setSent(true);
      draft.drop();
      onCreated(ticket._id);
    } catch (error) {
      // Files of a draft that lay for days have been swept away meanwhile.
      if (error instanceof ApiError && error.code === 'photo_gone') files.clear();
      if (error instanceof ApiError) setErrors(error.fields as Errors);
      setProblem(messageOf(error, 'The ticket could not be created. Please try again.'));
      setBusy(false);
    }
  }

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (busy) return;
    const faults = faultsOf(now);
    setErrors(faults);
    if (Object.keys(faults).length > 0) showFirstProblem(event.currentTarget);
    else void send();
  }

  function change(changes: Partial<Values>): void {
    setErrors({});
    setValues((before) => ({ ...before, ...changes }));
  }

  return { values, change, files, errors, problem, busy, onSubmit, isReady: !files.isBusy && !files.hasFailed };
}
