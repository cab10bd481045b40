import { MAX_TICKET_FILES, TICKET_TEXT } from '@adunni/contracts/support/kinds';
import { replyToTicket, type Ticket, uploadTicketFile } from '@adunni/contracts/support/tickets';
import { Button } from '@mantine/core';
import { type FormEvent, useMemo, useState } from 'react';
import { ApiError, callApi, isOffline, messageOf, SENT_LATER } from '../../../kit/api/call-api.ts';
import { useOnceOnline } from '../../../kit/api/connection.ts';
import { draftOf } from '../../../kit/forms/draft.ts';
import { ProseField } from '../../../kit/forms/prose-field.tsx';
import { useSendKey } from '../../../kit/forms/use-send-key.ts';
import { PhotoField } from '../../../kit/photos/photo-field.tsx';
import { useKeptPhotos } from '../../../kit/photos/use-kept-photos.ts';
import thread from '../../../kit/thread/thread.module.css';
import { toast } from '../../../kit/toasts.ts';

/** Where a reply is written; what is not sent yet survives a reload. */
export function ReplyBox({ ticketId, onSent }: { ticketId: string; onSent: (ticket: Ticket) => void }) {
  const name = `ticket:${ticketId}`;
  const draft = useMemo(() => draftOf<string>(name), [name]);
  const [text, setText] = useState(() => draft.read() ?? '');
  const sendKey = useSendKey();
  const [busy, setBusy] = useState(false);
  // Sent without a connection: it goes by itself once there is one, unless it is changed before.
  const [isWaiting, setWaiting] = useState(false);
  const files = useKeptPhotos(name, {
    ...{ endpoint: uploadTicketFile, params: { ticketId }, most: MAX_TICKET_FILES, noun: 'files' },
  });
  const isReady = text.trim() !== '' && !files.isBusy && !files.hasFailed;

  function write(next: string): void {
    setText(next);
    setWaiting(false);
    if (next === '') draft.drop();
    else draft.keep(next);
  }

  async function send(event?: FormEvent): Promise<void> {
    event?.preventDefault();
    if (!isReady || busy) return;
    setBusy(true);
    setWaiting(false);
    try {
      const body = { message: text.trim(), fileIds: files.pictures.map(({ _id }) => _id) };
      const { ticket } = await callApi(replyToTicket, {
        params: { ticketId },
        body,
        headers: sendKey.headersFor(body),
      });
      sendKey.hasArrived();
      write('');
      files.clear();
      onSent(ticket);
      toast('success', 'Message sent');
    } catch (error) {
      // Files of a draft that lay for days have been swept away meanwhile.
      if (error instanceof ApiError && error.code === 'photo_gone') files.clear();
      setWaiting(isOffline(error));
      if (!isOffline(error)) toast('error', messageOf(error, 'Failed to send message'));
    } finally {
      setBusy(false);
    }
  }

  useOnceOnline(isWaiting, () => void send());

  return (
    <form className={thread.composer} onSubmit={(event) => void send(event)}>
      <div>
        <ProseField
          label="Your message"
          value={text}
          onChange={write}
          maxLength={TICKET_TEXT}
          minRows={2}
          maxRows={4}
        />
        <div role="status">{isWaiting && <p className={thread.waiting}>{SENT_LATER}</p>}</div>
      </div>
      <div className={thread.tools}>
        <PhotoField photos={files} takesPdf />
        <Button type="submit" size="md" loading={busy} disabled={!isReady}>
          Send
        </Button>
      </div>
    </form>
  );
}
