import { findByPayment, listOwnSetOrders } from '@adunni/contracts/asoebi/guest';
import { type ClientLoaderFunctionArgs, redirect } from 'react-router';
import { callApi } from '../../../kit/api/call-api.ts';
import { LoadingScreen } from '../../../kit/page/loading-screen.tsx';
import { privateMeta } from '../../../kit/page-meta.ts';
import { requireSession } from '../../../kit/session/guard.ts';
import { orderPath } from '../address.ts';

export const meta = () => privateMeta('Your payment');

/**
 * Leads on to the order: who comes back from paying proves by the payment’s reference that they may see it, anybody else
 * by their account.
 */
export async function clientLoader({ request, params }: ClientLoaderFunctionArgs) {
  const reference = new URL(request.url).searchParams.get('reference');
  if (reference) {
    const { orderKey } = await callApi(findByPayment, { params: { reference } });
    throw redirect(`${orderPath(orderKey)}?reference=${reference}`);
  }
  requireSession(request);
  const { items } = await callApi(listOwnSetOrders);
  const own = items.find(({ _id }) => _id === params.id);
  throw own ? redirect(orderPath(own.key)) : new Response(null, { status: 404 });
}
clientLoader.hydrate = true as const;

export const HydrateFallback = LoadingScreen;

/** Shown for as long as it takes to find the order. */
export default LoadingScreen;
