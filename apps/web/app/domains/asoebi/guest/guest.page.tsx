import { getLinkPreview, type LinkPreview } from '@adunni/contracts/asoebi/covers';
import { type GuestEvent, getGuestEvent, placeGuestOrder, tellOpened } from '@adunni/contracts/asoebi/guest';
import { useEffect } from 'react';
import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { callApi } from '../../../kit/api/call-api.ts';
import { pageApi } from '../../../kit/api/page-api.ts';
import { LoadingScreen } from '../../../kit/page/loading-screen.tsx';
import { originOf, pageMeta, privateMeta } from '../../../kit/page-meta.ts';
import type { Route } from './+types/guest.page.ts';
import { Answer } from './answer.tsx';
import classes from './guest.module.css';
import { GuestHead } from './guest-head.tsx';
import { previewOf } from './link-preview.ts';
import { OrderForm } from './order-form.tsx';

/** Rendered for whoever previews the link in a message; who opens it gets all the rest in the browser. */
export async function loader({ context, params: { key } }: Route.LoaderArgs): Promise<{ event: LinkPreview | null }> {
  // What the link does not open says the page itself.
  const call = context.get(pageApi)(getLinkPreview, { params: { linkKey: key } });
  return { event: await call.then(({ preview }) => preview).catch(() => null) };
}

export function meta({ loaderData, matches, params }: Route.MetaArgs) {
  const event = loaderData?.event;
  if (!event) return privateMeta('Aso-ebi');
  const path = `/cultural/aso-ebi/event/${params.key}`;
  return [
    ...pageMeta({ origin: originOf(matches), path, ...previewOf(event) }),
    { name: 'robots', content: 'noindex' },
  ];
}

export async function clientLoader({ params }: ClientLoaderFunctionArgs) {
  const linkKey = params.key ?? '';
  return { linkKey, ...(await callApi(getGuestEvent, { params: { linkKey } })) };
}
clientLoader.hydrate = true as const;

export const HydrateFallback = LoadingScreen;

const closedText = ({ isCancelled, isPaused }: GuestEvent): string => {
  if (isCancelled) return 'This event was cancelled.';
  return isPaused
    ? 'Ordering is paused while we check something for this group. What was ordered stays as it is. Please look again in a day or two.'
    : 'This event isn’t taking orders at the moment.';
};

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
          {closedText(event)}
        </p>
      )}
    </main>
  );
}
