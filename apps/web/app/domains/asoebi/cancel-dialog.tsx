import type {
  Cancellation,
  cancelEvent,
  cancelEventAsStaff,
  quoteCancellation,
  quoteCancellationAsStaff,
} from '@adunni/contracts/asoebi/cancelling';
import { useCallback, useEffect, useState } from 'react';
import { callApi, messageOf } from '../../kit/api/call-api.ts';
import { countOf } from '../../kit/count-of.ts';
import { ChangeDialog } from '../../kit/dialogs/change-dialog.tsx';
import { ProseField } from '../../kit/forms/prose-field.tsx';
import { Money } from '../../kit/money/currency-context.tsx';
import { LoadProblem } from '../../kit/page/load-problem.tsx';

interface Props {
  eventId: string;
  version: number;
  quote: typeof quoteCancellation | typeof quoteCancellationAsStaff;
  cancel: typeof cancelEvent | typeof cancelEventAsStaff;
  /** Whether what is in production stands in the way. */
  stopsAtProduction: boolean;
  onClose: () => void;
}

/** Shows what cancelling an event refunds, and cancels it for that sum. */
export function CancelDialog({ eventId, version, quote, cancel, stopsAtProduction, onClose }: Props) {
  const [shown, setShown] = useState<Cancellation | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [reason, setReason] = useState('');
  const load = useCallback(async (): Promise<void> => {
    try {
      setShown((await callApi(quote, { params: { eventId } })).cancellation);
      setProblem(null);
    } catch (error) {
      setProblem(messageOf(error, 'We couldn’t work out the refunds.'));
    }
  }, [eventId, quote]);
  // A refusal loads the page’s version anew; the sum is asked for again with it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version says that something changed
  useEffect(() => void load(), [load, version]);
  const isStopped = stopsAtProduction && shown !== null && shown.inProduction > 0;
  return (
    <ChangeDialog
      title="Cancel this event?"
      action="Cancel the event"
      dismiss="Keep the event"
      done="The event is cancelled. Guests are refunded now."
      fallback="We couldn’t cancel the event."
      isDestructive
      isReady={shown !== null && !isStopped && reason.trim() !== ''}
      change={() => callApi(cancel, { params: { eventId }, body: { version, refund: shown?.refund ?? 0, reason } })}
      onClose={onClose}
    >
      <LoadProblem message={problem} onRetry={load} />
      {shown && !isStopped && (
        <p>
          {countOf(shown.sets, 'set')} of {countOf(shown.orders, 'order')} would be cancelled, and{' '}
          <strong>
            <Money amount={shown.refund} charged />
          </strong>{' '}
          go back to guests.{' '}
          {shown.inProduction > 0 &&
            `${countOf(shown.inProduction, 'set')} in production are finished and handed over.`}
        </p>
      )}
      {isStopped && <p>{countOf(shown.inProduction, 'set')} are in production already. Please contact us to cancel.</p>}
      {!isStopped && (
        <ProseField
          label="Reason"
          description="Guests read this."
          maxLength={500}
          value={reason}
          onChange={setReason}
          required
        />
      )}
    </ChangeDialog>
  );
}
