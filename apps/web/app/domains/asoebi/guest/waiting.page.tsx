import { WAITING_STATES } from '@adunni/contracts/asoebi/sets';
import { acceptOffer, getWaiting, leaveWaiting, type WaitingPlace } from '@adunni/contracts/asoebi/waiting';
import { useState } from 'react';
import { type ClientLoaderFunctionArgs, Link, useLoaderData, useRevalidator } from 'react-router';
import { callApi } from '../../../kit/api/call-api.ts';
import button from '../../../kit/button.module.css';
import { countOf } from '../../../kit/count-of.ts';
import { moment } from '../../../kit/dates.ts';
import { ChangeDialog } from '../../../kit/dialogs/change-dialog.tsx';
import { LoadingScreen } from '../../../kit/page/loading-screen.tsx';
import { privateMeta } from '../../../kit/page-meta.ts';
import { StatusMark } from '../../../kit/status-mark.tsx';
import { orderPath } from '../address.ts';
import { MARKS } from '../status-tones.ts';
import classes from './guest.module.css';
import { GuestHead } from './guest-head.tsx';
import { OrderForm } from './order-form.tsx';

export const meta = () => privateMeta('Waiting list');

export async function clientLoader({ params }: ClientLoaderFunctionArgs) {
  const waitingKey = params.key ?? '';
  return { waitingKey, ...(await callApi(getWaiting, { params: { waitingKey } })) };
}
clientLoader.hydrate = true as const;

export const HydrateFallback = LoadingScreen;

/** A place on a waiting list, and what is offered. */
export default function WaitingPage() {
  const { waitingKey, place } = useLoaderData<typeof clientLoader>();
  const { event, packageId, quantity, name, phone, email } = place;
  const contact = { name, phone, email: email ?? '' };
  return (
    <main className={classes.page} id="main">
      <GuestHead event={event} />
      <Standing waitingKey={waitingKey} place={place} />
      {place.state === 'offered' && (
        <OrderForm
          linkKey={null}
          event={event}
          offered={{ packageId, quantity, contact }}
          place={(body, headers) => callApi(acceptOffer, { params: { waitingKey }, body, headers })}
        />
      )}
    </main>
  );
}

function Standing({ waitingKey, place }: { waitingKey: string; place: WaitingPlace }) {
  const { revalidate } = useRevalidator();
  const [isLeaving, setLeaving] = useState(false);
  const { state, quantity, packageId, ahead, offeredUntil, orderKey, event } = place;
  const title = event.packages.find(({ _id }) => _id === packageId)?.title ?? '';
  const isOpen = state === 'waiting' || state === 'offered';
  async function leave(): Promise<void> {
    await callApi(leaveWaiting, { params: { waitingKey } });
    await revalidate();
  }
  return (
    <section className={`${classes.part} ${classes.answer}`}>
      <h2>
        {countOf(quantity, 'set')} of “{title}”
      </h2>
      <StatusMark tone={MARKS[WAITING_STATES[state].tone]}>{WAITING_STATES[state].label}</StatusMark>
      {state === 'waiting' && (
        <p className={classes.soft}>
          {ahead === 0 ? 'You are next.' : `${countOf(ahead, 'person', 'people')} before you.`} Keep this page’s link:
          offers appear here, and in your email if you gave it.
        </p>
      )}
      {offeredUntil && <p className={classes.soft}>Kept for you until {moment(offeredUntil)}.</p>}
      {orderKey && (
        <p>
          <Link to={orderPath(orderKey)} className={button.filled}>
            View your order
          </Link>
        </p>
      )}
      {isOpen && (
        <div className={classes.buttons}>
          <button type="button" className={button.outline} onClick={() => setLeaving(true)}>
            {state === 'offered' ? 'I no longer want them' : 'Leave the waiting list'}
          </button>
        </div>
      )}
      {isLeaving && (
        <ChangeDialog
          title="Leave the waiting list?"
          action="Leave"
          dismiss="Stay"
          done="You are no longer on the waiting list."
          fallback="We couldn’t save this."
          change={leave}
          onClose={() => setLeaving(false)}
        >
          <p className={classes.soft}>Your place goes to the next person.</p>
        </ChangeDialog>
      )}
    </section>
  );
}
