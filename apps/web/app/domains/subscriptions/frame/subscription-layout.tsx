import { getMySubscription, type MySubscription } from '@adunni/contracts/subscriptions/subscriptions';
import { useEffect } from 'react';
import { Outlet, useOutletContext } from 'react-router';
import { callApi } from '../../../kit/api/call-api.ts';
import { LoadingScreen } from '../../../kit/page/loading-screen.tsx';
import { requireSession } from '../../../kit/session/guard.ts';
import { cachePremium } from '../public/premium-access.ts';
import type { Route } from './+types/subscription-layout.ts';
import { OpenInvoice } from './open-invoice.tsx';
import { ReturnNotice } from './return-notice.tsx';
import classes from './subscription-layout.module.css';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireSession(request);
  return (await callApi(getMySubscription)).data;
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <LoadingScreen />;
}

/** The person’s subscription, for the pages within. */
export const useMySubscription = (): MySubscription => useOutletContext<MySubscription>();

/** What the pages about the person’s subscription share: the subscription, and news of payments. */
export default function SubscriptionLayout({ loaderData: mine }: Route.ComponentProps) {
  useEffect(() => cachePremium(mine.hasAccess), [mine.hasAccess]);
  return (
    <main id="main" className={classes.section}>
      <ReturnNotice mine={mine} />
      <OpenInvoice mine={mine} />
      <Outlet context={mine} />
    </main>
  );
}
