import { getGuestEvent, placeGuestOrder, tellOpened } from '@adunni/contracts/asoebi/guest';
import { useEffect } from 'react';
import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { callApi } from '../../../kit/api/call-api.ts';
import { LoadingScreen } from '../../../kit/page/loading-screen.tsx';
import { privateMeta } from '../../../kit/page-meta.ts';
import { Answer } from './answer.tsx';
import classes from './guest.module.css';
import { GuestHead } from './guest-head.tsx';
import { OrderForm } from './order-form.tsx';

export const meta = () => privateMeta('Aso-ebi');

export async function clientLoader({ params }: ClientLoaderFunctionArgs) {
  const linkKey = params.key ?? '';
  return { linkKey, ...(await callApi(getGuestEvent, { params: { linkKey } })) };
}
clientLoader.hydrate = true as const;

export const HydrateFallback = LoadingScreen;

/** What a guest sees by the link of a group or their own: what is celebrated, what to wear, and how to order it. */
export default function GuestPage() {
  const { linkKey, event } = useLoaderData<typeof clientLoader>();
  useEffect(() => {
    // Told by the page and not by its address, which previews of messages open too; it may fail.
    callApi(tellOpened, { params: { linkKey } }).catch(() => undefined);
  }, [linkKey]);
  return (
    <main className={classes.page} id="main">
      <GuestHead event={event} />
      {event.isTaking ? (
        <>
          <OrderForm
            linkKey={linkKey}
            event={event}
            place={(body, headers) => callApi(placeGuestOrder, { params: { linkKey }, body, headers })}
          />
          <Answer linkKey={linkKey} event={event} />
        </>
      ) : (
        <p className={classes.closed} role="status">
          {event.isCancelled ? 'This event was cancelled.' : 'This event isn’t taking orders at the moment.'}
        </p>
      )}
    </main>
  );
}
