import { MAX_TICKET_FILES, TICKET_TEXT } from '@adunni/contracts/support/kinds';
import { answerTicket, noteOnTicket, type StaffTicket, uploadStaffTicketFile } from '@adunni/contracts/support/staff';
import { Button } from '@mantine/core';
import { type FormEvent, useMemo, useRef, useState } from 'react';
import { ApiError, callApi } from '../../../kit/api/call-api.ts';
import { draftOf } from '../../../kit/forms/draft.ts';
import { FormProblem } from '../../../kit/forms/form-problem.tsx';
import { ProseField } from '../../../kit/forms/prose-field.tsx';
import { useChange } from '../../../kit/forms/use-change.ts';
import { useSendKey } from '../../../kit/forms/use-send-key.ts';
import { useKeys } from '../../../kit/keys/use-keys.ts';
import { PhotoField } from '../../../kit/photos/photo-field.tsx';
import { useKeptPhotos } from '../../../kit/photos/use-kept-photos.ts';
import thread from '../../../kit/thread/thread.module.css';
import { CannedSearch } from './canned-search.tsx';
import classes from './staff.module.css';

/** Where staff write: a reply to the customer, and apart from it a note for colleagues. */
export function Composer({ ticket }: { ticket: StaffTicket }) {
  return (
    <div className={classes.composers}>
      <ReplyForm ticket={ticket} />
      <NoteForm ticket={ticket} />
    </div>
  );
}

interface Draft {
  text: string;
  /** The newest message that was seen when the text was begun. */
  seenId: string;
}

/** Text that survives a reload, until it is sent; and which message was the newest when it was begun. */
function useText(name: string, lastId: string) {
  const draft = useMemo(() => draftOf<Draft>(name), [name]);
  const [{ text, seenId }, setWritten] = useState<Draft>(() => draft.read() ?? { text: '', seenId: lastId });
  const isEmpty = text.trim() === '';
  function keep(next: Draft): void {
    setWritten(next);
    if (next.text === '') draft.drop();
    else draft.keep(next);
  }
  return {
    ...{ text, isEmpty, seenId: isEmpty ? lastId : seenId },
    write: (next: string) => keep({ text: next, seenId: isEmpty ? lastId : seenId }),
  };
}

/** A key that leads to what is written in a form. */
function useWritingKey(key: string, does: string) {
  const form = useRef<HTMLFormElement>(null);
  useKeys([{ key, does, run: () => form.current?.querySelector('textarea')?.focus() }]);
  return form;
}

function ReplyForm({ ticket: { _id, customer, lastId } }: { ticket: StaffTicket }) {
  const name = `ticket-answer:${_id}`;
  const { text, write, isEmpty, seenId } = useText(name, lastId);
  const files = useKeptPhotos(name, {
    ...{ endpoint: uploadStaffTicketFile, params: { _id }, most: MAX_TICKET_FILES, noun: 'files' },
  });
  const sendKey = useSendKey();
  // Held back by a colleague’s answer, which is on the screen from then on; sent again it goes.
  const [isHeld, setHeld] = useState(false);
  const { busy, problem, run } = useChange('Reply sent.', 'Failed to send message', () => {
    write('');
    files.clear();
    setHeld(false);
    sendKey.hasArrived();
  });
  const form = useWritingKey('r', 'Reply');
  const isReady = !isEmpty && !files.isBusy && !files.hasFailed;

  function send(status: 'Pending' | 'Resolved'): void {
    if (!isReady || busy) return;
    const fileIds = files.pictures.map((file) => file._id);
    const body = { message: text.trim(), fileIds, status, ...(lastId && { seenId: isHeld ? lastId : seenId }) };
    void run(() =>
      callApi(answerTicket, { params: { _id }, body, headers: sendKey.headersFor({ ...body, seenId: null }) }).catch(
        (error) => {
          setHeld(error instanceof ApiError && error.code === 'answered_meanwhile');
          // Files of a draft that lay for days have been swept away meanwhile.
          if (error instanceof ApiError && error.code === 'photo_gone') files.clear();
          throw error;
        },
      ),
    );
  }

  return (
    <form
      ref={form}
      className={thread.composer}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        send('Pending');
      }}
    >
      <CannedSearch ticketId={_id} onInsert={(answer) => write(isEmpty ? answer : `${text.trimEnd()}\n\n${answer}`)} />
      <ProseField
        label={`Reply to ${customer.name}`}
        description="Sent to the customer by email and shown on their ticket, signed as Adunni Support."
        value={text}
        onChange={write}
        maxLength={TICKET_TEXT}
        minRows={3}
        maxRows={14}
      />
      <PhotoField photos={files} takesPdf />
      <FormProblem message={problem} />
      <div className={classes.buttons}>
        <Button type="submit" loading={busy} disabled={!isReady}>
          Send reply
        </Button>
        <Button variant="default" disabled={!isReady || busy} onClick={() => send('Resolved')}>
          Send and resolve
        </Button>
      </div>
    </form>
  );
}

function NoteForm({ ticket: { _id } }: { ticket: StaffTicket }) {
  const { text, write, isEmpty } = useText(`ticket-remark:${_id}`, '');
  const sendKey = useSendKey();
  const { busy, problem, run } = useChange('Note added.', 'The note could not be saved. Please try again.', () => {
    write('');
    sendKey.hasArrived();
  });
  const form = useWritingKey('n', 'Write an internal note');

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (isEmpty || busy) return;
    const body = { note: text.trim() };
    void run(() => callApi(noteOnTicket, { params: { _id }, body, headers: sendKey.headersFor(body) }));
  }

  return (
    <form ref={form} className={`${thread.composer} ${classes.note}`} onSubmit={submit}>
      <ProseField
        label="Internal note"
        description="Only staff see this. The customer is not notified."
        value={text}
        onChange={write}
        maxLength={TICKET_TEXT}
        minRows={2}
        maxRows={14}
      />
      <FormProblem message={problem} />
      <div className={classes.buttons}>
        <Button
          type="submit"
          variant="outline"
          color="yellow"
          className={classes.noteButton}
          loading={busy}
          disabled={isEmpty}
        >
          Add internal note
        </Button>
      </div>
    </form>
  );
}
