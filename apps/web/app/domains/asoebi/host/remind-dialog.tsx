import type { HostedEvent } from '@adunni/contracts/asoebi/events';
import {
  listReminders,
  prepareMessage,
  REMINDED_AT_ONCE,
  REMINDER_NAMES,
  REMINDERS,
  type ReminderKind,
  sendReminders,
} from '@adunni/contracts/asoebi/guest-list';
import type { Answer } from '@adunni/contracts/endpoint';
import { NativeSelect } from '@mantine/core';
import { useCallback, useEffect, useState } from 'react';
import { callApi, messageOf } from '../../../kit/api/call-api.ts';
import { countOf } from '../../../kit/count-of.ts';
import { ChangeDialog } from '../../../kit/dialogs/change-dialog.tsx';
import { LoadProblem } from '../../../kit/page/load-problem.tsx';
import { toast } from '../../../kit/toasts.ts';
import guests from './guests.module.css';
import classes from './host.module.css';

type Reminded = Answer<typeof listReminders>['items'][number];

/** Whom a reminder fits: mailed at once, or written to from the host’s own phone. */
export function RemindDialog({ event, onClose }: { event: HostedEvent; onClose: () => void }) {
  const eventId = event._id;
  const [kind, setKind] = useState<ReminderKind>('invite');
  const { items, problem, load } = useReminders(eventId, kind);
  const mailed = items?.filter(({ hasEmail }) => hasEmail) ?? [];
  const byPhone = items?.filter(({ hasEmail, hasPhone }) => !hasEmail && hasPhone) ?? [];

  async function send(): Promise<number> {
    let sent = 0;
    for (let from = 0; from < mailed.length; from += REMINDED_AT_ONCE) {
      const guestIds = mailed.slice(from, from + REMINDED_AT_ONCE).map(({ guestId }) => guestId);
      sent += (await callApi(sendReminders, { params: { eventId }, body: { kind, guestIds } })).mailed;
    }
    return sent;
  }

  async function write({ guestId }: Reminded): Promise<void> {
    try {
      const { url } = await callApi(prepareMessage, { params: { eventId, guestId }, body: { kind } });
      window.open(url, '_blank', 'noopener');
    } catch (error) {
      toast('error', messageOf(error, 'We couldn’t write the message.'));
    }
    await load();
  }

  return (
    <ChangeDialog
      title="Send reminders"
      action={mailed.length > 0 ? `Send ${countOf(mailed.length, 'email')}` : 'Nobody to email'}
      done={(sent: number) => `${countOf(sent, 'email')} sent.`}
      fallback="We couldn’t send the reminders."
      isReady={mailed.length > 0}
      change={send}
      onClose={onClose}
    >
      <NativeSelect
        label="What for?"
        description="Each guest gets at most one reminder a day."
        size="md"
        value={kind}
        onChange={({ currentTarget }) => setKind(currentTarget.value as ReminderKind)}
        data={REMINDER_NAMES.map((value) => ({ value, label: REMINDERS[value] }))}
      />
      <LoadProblem message={problem} onRetry={load} />
      {items && (
        <p className={classes.soft} role="status">
          {items.length === 0 ? 'This fits nobody at the moment.' : `This fits ${countOf(items.length, 'guest')}.`}
        </p>
      )}
      {byPhone.length > 0 && (
        <div>
          <p>Without an email address, to write to from your own phone:</p>
          <ul className={guests.names}>
            {byPhone.map((one) => (
              <li key={one.guestId}>
                {one.name}
                <button
                  type="button"
                  className={classes.quiet}
                  aria-label={`WhatsApp ${one.name}`}
                  onClick={() => write(one)}
                >
                  WhatsApp
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </ChangeDialog>
  );
}

/** Whom a reminder fits now. */
function useReminders(eventId: string, kind: ReminderKind) {
  const [items, setItems] = useState<readonly Reminded[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const load = useCallback(async (): Promise<void> => {
    setItems(null);
    try {
      setItems((await callApi(listReminders, { params: { eventId }, query: { kind } })).items);
      setProblem(null);
    } catch (error) {
      setProblem(messageOf(error, 'We couldn’t load the guests.'));
    }
  }, [eventId, kind]);
  useEffect(() => void load(), [load]);
  return { items, problem, load };
}
