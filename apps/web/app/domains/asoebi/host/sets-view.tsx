import type { HostedEvent } from '@adunni/contracts/asoebi/events';
import { type HandedOrder, handOut, STAY_REASONS } from '@adunni/contracts/asoebi/production';
import { SET_STAGES } from '@adunni/contracts/asoebi/sets';
import { useState } from 'react';
import { Form, useRevalidator, useSearchParams } from 'react-router';
import { callApi, messageOf } from '../../../kit/api/call-api.ts';
import button from '../../../kit/button.module.css';
import { countOf } from '../../../kit/count-of.ts';
import { moment } from '../../../kit/dates.ts';
import { FormProblem } from '../../../kit/forms/form-problem.tsx';
import plain from '../../../kit/forms/plain-fields.module.css';
import guests from './guests.module.css';
import classes from './host.module.css';
import { UndoDialog } from './undo-dialog.tsx';

/** Orders that are shown at once; more are found by their name. */
const SHOWN = 60;

/** The sets of an event by guest, to be handed out. */
export function SetsView({ event, orders }: { event: HostedEvent; orders: readonly HandedOrder[] }) {
  const [search] = useSearchParams();
  const { handovers } = event;
  return (
    <section className={classes.part} aria-label="Sets">
      <Form className={`${plain.fields} ${guests.filters}`}>
        <input type="hidden" name="view" value="sets" />
        <label>
          Name, order or table
          <input type="search" name="q" defaultValue={search.get('q') ?? ''} />
        </label>
        <label>
          Place
          <select name="handoverId" defaultValue={search.get('handoverId') ?? ''}>
            <option value="">All</option>
            {handovers.map(({ _id, name }) => (
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
      <p className={classes.soft} role="status">
        {orders.length === 0 ? 'No sets found.' : countOf(orders.length, 'order')}
      </p>
      <ul className={classes.list}>
        {orders.slice(0, SHOWN).map((order) => (
          <Order key={order._id} event={event} order={order} />
        ))}
      </ul>
      {orders.length > SHOWN && <p className={classes.soft}>Search by name to find the others.</p>}
    </section>
  );
}

function Order({ event, order }: { event: HostedEvent; order: HandedOrder }) {
  const { revalidate } = useRevalidator();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [isAsked, setIsAsked] = useState(false);
  const { number, name, tableCode, isPaid, sets, handoverId } = order;
  const place = event.handovers.find(({ _id }) => _id === handoverId)?.name;
  const at = (stage: string): string[] => sets.filter((set) => set.stage === stage).map(({ _id }) => _id);
  const ready = at('ready');
  const undoable = sets.filter(({ canUndo }) => canUndo);

  async function hand(setIds: string[], isHandedOut: boolean): Promise<void> {
    setIsBusy(true);
    setProblem(null);
    try {
      const { stayed } = await callApi(handOut, { params: { eventId: event._id }, body: { setIds, isHandedOut } });
      const reasons = [...new Set(stayed.map(({ why }) => STAY_REASONS[why]))];
      if (reasons.length > 0) setProblem(`${countOf(stayed.length, 'set')} not changed: ${reasons.join(', ')}.`);
      await revalidate();
    } catch (error) {
      setProblem(messageOf(error, 'We couldn’t save this.'));
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <li className={classes.card}>
      <div className={classes.cardHead}>
        <h3>{name}</h3>
        <span className={classes.soft}>
          {[tableCode && `Table ${tableCode}`, place, number].filter(Boolean).join(' · ')}
        </span>
      </div>
      <ul className={classes.lines}>
        {sets.map(({ _id, title, wearer, stage, handings }) => (
          <li key={_id}>
            <span>
              {title} for {wearer}
              {handings.map(({ isHandedOver, by, at: when }) => (
                <span key={when} className={guests.handing}>
                  {isHandedOver ? 'Handed over' : 'Handover undone'} by {by}, {moment(when)}
                </span>
              ))}
            </span>
            <span className={classes.soft}>{SET_STAGES[stage].label}</span>
          </li>
        ))}
      </ul>
      {!isPaid && <p className={guests.caution}>The balance is due before anything is handed over.</p>}
      <FormProblem message={problem} />
      <div className={classes.buttons}>
        {isPaid && ready.length > 0 && (
          <button type="button" className={button.outline} disabled={isBusy} onClick={() => hand(ready, true)}>
            Hand over {countOf(ready.length, 'set')}
          </button>
        )}
        {undoable.length > 0 && (
          <button type="button" className={classes.quiet} disabled={isBusy} onClick={() => setIsAsked(true)}>
            Undo handover
          </button>
        )}
      </div>
      {isAsked && <UndoDialog eventId={event._id} sets={undoable} onClose={() => setIsAsked(false)} />}
    </li>
  );
}
