import type { HostedEvent } from '@adunni/contracts/asoebi/events';
import {
  exportGuests,
  GUEST_STATE_NAMES,
  GUEST_STATES,
  type GuestRow,
  type listGuests,
  removeGuest,
} from '@adunni/contracts/asoebi/guest-list';
import type { Answer } from '@adunni/contracts/endpoint';
import { useState } from 'react';
import { Form, Link, useSearchParams } from 'react-router';
import { callApi } from '../../../kit/api/call-api.ts';
import button from '../../../kit/button.module.css';
import { countOf } from '../../../kit/count-of.ts';
import { ChangeDialog } from '../../../kit/dialogs/change-dialog.tsx';
import plain from '../../../kit/forms/plain-fields.module.css';
import { Money } from '../../../kit/money/currency-context.tsx';
import { Download } from '../download.tsx';
import { GuestDialog } from './guest-dialog.tsx';
import guest from './guests.module.css';
import classes from './host.module.css';
import { ImportDialog } from './import-dialog.tsx';
import { RemindDialog } from './remind-dialog.tsx';

interface Props {
  event: HostedEvent;
  list: Answer<typeof listGuests>;
}

type Asked = { edit: GuestRow | 'new' } | { remove: GuestRow } | 'import' | 'remind';

/** The guest list: found, added, brought in and out, and reminded. */
export function GuestsView({ event, list }: Props) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [search] = useSearchParams();
  const { items, total, page, limit } = list;
  const close = (): void => setAsked(null);
  const pageTo = (to: number): string => {
    const next = new URLSearchParams(search);
    next.set('page', `${to}`);
    return `?${next}`;
  };
  return (
    <section className={classes.part} aria-label="Guests">
      <div className={classes.buttons}>
        <button type="button" className={button.filled} onClick={() => setAsked('import')}>
          Import a list
        </button>
        <button type="button" className={button.outline} onClick={() => setAsked({ edit: 'new' })}>
          Add a guest
        </button>
        {event.status !== 'draft' && (
          <button type="button" className={button.outline} onClick={() => setAsked('remind')}>
            Send reminders
          </button>
        )}
        <Download endpoint={exportGuests} sent={{ params: { eventId: event._id } }} name="guests.csv">
          Export (CSV)
        </Download>
      </div>
      <Filters event={event} search={search} />
      <p className={classes.soft} role="status">
        {total === 0 ? 'No guests found.' : countOf(total, 'guest')}
      </p>
      <ul className={classes.lines}>
        {items.map((row) => (
          <Guest key={row._id} event={event} row={row} onAsk={setAsked} />
        ))}
      </ul>
      {total > limit && (
        <div className={classes.buttons}>
          {page > 1 && <Link to={pageTo(page - 1)}>Previous page</Link>}
          {page * limit < total && <Link to={pageTo(page + 1)}>Next page</Link>}
        </div>
      )}
      {asked === 'import' && <ImportDialog event={event} onClose={close} />}
      {asked === 'remind' && <RemindDialog event={event} onClose={close} />}
      {asked !== null && typeof asked === 'object' && 'edit' in asked && (
        <GuestDialog event={event} guest={asked.edit === 'new' ? null : asked.edit} onClose={close} />
      )}
      {asked !== null && typeof asked === 'object' && 'remove' in asked && (
        <ChangeDialog
          title={`Remove ${asked.remove.name}?`}
          action="Remove guest"
          done="Guest removed."
          fallback="We couldn’t remove the guest."
          isDestructive
          change={() => callApi(removeGuest, { params: { eventId: event._id, guestId: asked.remove._id } })}
          onClose={close}
        >
          Their link stops working.
        </ChangeDialog>
      )}
    </section>
  );
}

function Filters({ event, search }: { event: HostedEvent; search: URLSearchParams }) {
  return (
    <Form className={`${plain.fields} ${guest.filters}`}>
      <input type="hidden" name="view" value="guests" />
      <label>
        Name, phone or table
        <input type="search" name="q" defaultValue={search.get('q') ?? ''} />
      </label>
      <label>
        Status
        <select name="state" defaultValue={search.get('state') ?? ''}>
          <option value="">All</option>
          {GUEST_STATE_NAMES.map((name) => (
            <option key={name} value={name}>
              {GUEST_STATES[name]}
            </option>
          ))}
        </select>
      </label>
      <label>
        Group
        <select name="groupId" defaultValue={search.get('groupId') ?? ''}>
          <option value="">All</option>
          {event.groups.map(({ _id, name }) => (
            <option key={_id} value={_id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className={button.outline}>
        Search
      </button>
    </Form>
  );
}

function Guest({ event, row, onAsk }: { event: HostedEvent; row: GuestRow; onAsk: (asked: Asked) => void }) {
  const { name, phone, tableCode, groupId, state, sets, readySets, collectedSets, outstanding, otherPhone } = row;
  const group = event.groups.find(({ _id }) => _id === groupId)?.name;
  const facts = [
    ...[tableCode && `Table ${tableCode}`, event.groups.length > 1 && group, phone],
    ...[sets > 0 && countOf(sets, 'set'), readySets > 0 && `${readySets} ready`],
    collectedSets > 0 && `${collectedSets} handed over`,
  ].filter(Boolean);
  return (
    <li>
      <div className={guest.words}>
        <strong>{name}</strong>
        <p className={classes.soft}>{facts.join(' · ')}</p>
        {otherPhone && <p className={guest.caution}>Their link was used with another phone number.</p>}
      </div>
      <div className={guest.state}>
        <span>{GUEST_STATES[state]}</span>
        {outstanding !== null && outstanding > 0 && (
          <span className={classes.soft}>
            <Money amount={outstanding} charged /> due
          </span>
        )}
      </div>
      <div>
        <button
          type="button"
          className={classes.quiet}
          aria-label={`Edit ${name}`}
          onClick={() => onAsk({ edit: row })}
        >
          Edit
        </button>
        {sets === 0 && (
          <button
            type="button"
            className={classes.quiet}
            aria-label={`Remove ${name}`}
            onClick={() => onAsk({ remove: row })}
          >
            Remove
          </button>
        )}
      </div>
    </li>
  );
}
