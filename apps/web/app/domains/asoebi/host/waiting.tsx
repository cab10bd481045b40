import type { HostedEvent } from '@adunni/contracts/asoebi/events';
import { WAITING_STATES } from '@adunni/contracts/asoebi/sets';
import { offerLate, type WaitingRow } from '@adunni/contracts/asoebi/waiting';
import { useState } from 'react';
import { callApi } from '../../../kit/api/call-api.ts';
import { countOf } from '../../../kit/count-of.ts';
import { ChangeDialog } from '../../../kit/dialogs/change-dialog.tsx';
import classes from './host.module.css';

/** Who waits for sets in the order of arrival, and what a host offers them after the last day. */
export function Waiting({ event, rows, edits }: { event: HostedEvent; rows: readonly WaitingRow[]; edits: boolean }) {
  const [asked, setAsked] = useState<WaitingRow | null>(null);
  if (rows.length === 0) return null;
  return (
    <section className={classes.part} aria-labelledby="waiting">
      <h2 id="waiting">Waiting list</h2>
      <ul className={`${classes.lines} ${classes.waiting}`}>
        {rows.map((row) => (
          <li key={row._id}>
            <span>
              <strong>{row.name}</strong>, {countOf(row.quantity, 'set')} of {row.package}
            </span>
            <span className={classes.soft}>{WAITING_STATES[row.state].label}</span>
            {edits && row.state === 'waiting' && (
              <button
                type="button"
                className={classes.quiet}
                aria-label={`Offer a late set to ${row.name}`}
                onClick={() => setAsked(row)}
              >
                Offer a late set
              </button>
            )}
          </li>
        ))}
      </ul>
      {asked && (
        <ChangeDialog
          title={`Offer ${countOf(asked.quantity, 'set')} to ${asked.name}?`}
          action="Send offer"
          done="Offer sent. It holds for 24 hours."
          fallback="We couldn’t send the offer."
          change={() => callApi(offerLate, { params: { eventId: event._id, waitingId: asked._id } })}
          onClose={() => setAsked(null)}
        >
          Please ask the maker first whether they can still make it.
        </ChangeDialog>
      )}
    </section>
  );
}
