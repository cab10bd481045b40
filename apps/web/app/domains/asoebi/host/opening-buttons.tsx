import { cancelEvent, quoteCancellation } from '@adunni/contracts/asoebi/cancelling';
import type { HostedEvent } from '@adunni/contracts/asoebi/events';
import { closeEvent, openEvent } from '@adunni/contracts/asoebi/opening';
import { useState } from 'react';
import { callApi } from '../../../kit/api/call-api.ts';
import button from '../../../kit/button.module.css';
import { ChangeDialog } from '../../../kit/dialogs/change-dialog.tsx';
import { CancelDialog } from '../cancel-dialog.tsx';
import classes from './host.module.css';

interface Props {
  event: HostedEvent;
  /** Only the host cancels. */
  isHost: boolean;
  /** Whether nothing is missing any more. */
  isReady: boolean;
}

/** Opens an event to its guests, takes no more orders, and opens it again. */
export function OpeningButtons({ event: { _id, status, version }, isHost, isReady }: Props) {
  const [asks, setAsks] = useState<'open' | 'close' | 'cancel' | null>(null);
  const send = (endpoint: typeof openEvent | typeof closeEvent) =>
    callApi(endpoint, { params: { eventId: _id }, body: { version } });
  const close = (): void => setAsks(null);
  return (
    <div className={classes.buttons}>
      {status === 'draft' && (
        <button type="button" className={button.filled} disabled={!isReady} onClick={() => setAsks('open')}>
          Open to guests
        </button>
      )}
      {status === 'open' && (
        <button type="button" className={button.outline} onClick={() => setAsks('close')}>
          Close orders
        </button>
      )}
      {status === 'closed' && (
        <button type="button" className={button.outline} onClick={() => setAsks('open')}>
          Reopen orders
        </button>
      )}
      {isHost && (status === 'open' || status === 'closed') && (
        <button type="button" className={classes.quiet} onClick={() => setAsks('cancel')}>
          Cancel the event
        </button>
      )}
      {asks === 'cancel' && (
        <CancelDialog
          eventId={_id}
          version={version}
          quote={quoteCancellation}
          cancel={cancelEvent}
          stopsAtProduction
          onClose={close}
        />
      )}
      {asks === 'open' && (
        <ChangeDialog
          title={status === 'draft' ? 'Open to guests?' : 'Reopen orders?'}
          action={status === 'draft' ? 'Open to guests' : 'Reopen orders'}
          done="Guests can order now."
          fallback="We couldn’t open the event."
          change={() => send(openEvent)}
          onClose={close}
        >
          {status === 'draft'
            ? 'Groups, packages and prices can’t be edited after this. Words, later dates and a package that you stop offering can.'
            : 'Guests can order until the last day of each package.'}
        </ChangeDialog>
      )}
      {asks === 'close' && (
        <ChangeDialog
          title="Close orders?"
          action="Close orders"
          done="Orders are closed."
          fallback="We couldn’t close the orders."
          change={() => send(closeEvent)}
          onClose={close}
        >
          Nobody can order any more. What guests are paying for at this moment still goes through, and you can reopen
          orders later.
        </ChangeDialog>
      )}
    </div>
  );
}
