import { MAX_TICKET_FILES, TICKET_TEXT } from '@adunni/contracts/support/forms';
import { answerTicket, noteOnTicket, type StaffTicket, uploadStaffTicketFile } from '@adunni/contracts/support/staff';
import { Button } from '@mantine/core';
import { type FormEvent, useMemo, useState } from 'react';
import { callApi } from '../../../kit/api/call-api.ts';
import { draftOf } from '../../../kit/forms/draft.ts';
import { FormProblem } from '../../../kit/forms/form-problem.tsx';
import { ProseField } from '../../../kit/forms/prose-field.tsx';
import { useChange } from '../../../kit/forms/use-change.ts';
import { PhotoField } from '../../../kit/photos/photo-field.tsx';
import { usePhotos } from '../../../kit/photos/use-photos.ts';
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

/** Text that survives a reload, until it is sent. */
function useText(name: string) {
  const draft = useMemo(() => draftOf<string>(name), [name]);
  const [text, setText] = useState(() => draft.read() ?? '');
  function write(next: string): void {
    setText(next);
    if (next === '') draft.drop();
    else draft.keep(next);
  }
  return { text, write, isEmpty: text.trim() === '' };
}

function ReplyForm({ ticket: { _id, customer, lastId } }: { ticket: StaffTicket }) {
  const { text, write, isEmpty } = useText(`ticket-reply:${_id}`);
  const files = usePhotos({
    ...{ endpoint: uploadStaffTicketFile, params: { _id }, most: MAX_TICKET_FILES, noun: 'files' },
  });
  const { busy, problem, run } = useChange('Reply sent.', 'Failed to send message', () => {
    write('');
    files.clear();
  });
  const isReady = !isEmpty && !files.isBusy && !files.hasFailed;

  function send(status: 'Pending' | 'Resolved'): void {
    if (!isReady || busy) return;
    const fileIds = files.pictures.map((file) => file._id);
    const body = { message: text.trim(), fileIds, status, ...(lastId && { seenId: lastId }) };
    void run(() => callApi(answerTicket, { params: { _id }, body }));
  }

  return (
    <form
      className={classes.composer}
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
  const { text, write, isEmpty } = useText(`ticket-note:${_id}`);
  const { busy, problem, run } = useChange('Note added.', 'The note could not be saved. Please try again.', () =>
    write(''),
  );

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!isEmpty && !busy) void run(() => callApi(noteOnTicket, { params: { _id }, body: { note: text.trim() } }));
  }

  return (
    <form className={classes.composer} data-internal onSubmit={submit}>
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
