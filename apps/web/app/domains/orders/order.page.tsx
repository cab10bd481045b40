import { getOrder, type Order } from '@adunni/contracts/orders';
import { Badge, Text, Title } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { type ClientLoaderFunctionArgs, Link, useLoaderData, useRevalidator } from 'react-router';
import { callApi } from '../../kit/api/call-api.ts';
import { LoadingScreen } from '../../kit/loading-screen.tsx';
import { Totals } from '../../kit/money/totals.tsx';
import { requireSession } from '../../kit/session/guard.ts';
import classes from './order.page.module.css';
import { OrderActions } from './order-actions.tsx';
import { OrderPart } from './order-part.tsx';
import { PaymentPanel } from './payment-panel.tsx';
import { usePaymentCheck } from './use-payment-check.ts';
import { day, STATE_COLOURS, STATE_LABELS } from './wording.ts';

const CancelDialog = lazy(() => import('./cancel-dialog.tsx'));

export const meta = () => [{ title: 'Your order · Adunni' }, { name: 'robots', content: 'noindex' }];

export async function clientLoader({ request, params }: ClientLoaderFunctionArgs) {
  requireSession(request);
  return callApi(getOrder, { params: { orderId: params.orderId ?? '' } });
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <LoadingScreen />;
}

export default function OrderPage() {
  const { order } = useLoaderData<typeof clientLoader>();
  const returning = usePaymentCheck();
  const { revalidate } = useRevalidator();
  const [cancelling, setCancelling] = useState<{ partId: string | null } | null>(null);
  const severalParts = order.parts.length > 1 && order.paid > 0;

  return (
    <main className={classes.page} id="main">
      <Link to="/orders" className={classes.back}>
        Your orders
      </Link>
      <header className={classes.head}>
        <div>
          <Title order={1} size="h2">
            Order {order.number}
          </Title>
          <Text c="dimmed">Placed on {day(order.placedAt)}</Text>
        </div>
        <Badge size="lg" variant="light" color={STATE_COLOURS[order.state]} tt="none">
          {STATE_LABELS[order.state]}
        </Badge>
      </header>
      <div className={classes.columns}>
        <div>
          {order.parts.map((part) => (
            <OrderPart
              key={part._id}
              part={part}
              onCancel={severalParts && part.cancellable ? () => setCancelling({ partId: part._id }) : null}
            />
          ))}
        </div>
        <aside className={classes.aside}>
          <PaymentPanel order={order} returning={returning} />
          <Totals amounts={{ ...order, appliedCoupon: null }} charged />
          <Delivery order={order} />
          <OrderActions order={order} onCancel={() => setCancelling({ partId: null })} />
        </aside>
      </div>
      {cancelling && (
        <Suspense>
          <CancelDialog
            order={order}
            partId={cancelling.partId}
            onClose={() => setCancelling(null)}
            onCancelled={() => {
              setCancelling(null);
              void revalidate();
            }}
          />
        </Suspense>
      )}
    </main>
  );
}

function Delivery({ order }: { order: Order }) {
  const { address, contact } = order;
  return (
    <section>
      <Title order={2} size="h4" mb={6}>
        {address ? 'Delivered to' : 'Collected by'}
      </Title>
      <address className={classes.address}>
        {address ? (
          <>
            {address.recipient}
            <br />
            {[address.street, address.landmark].filter(Boolean).join(', ')}
            <br />
            {[address.city, address.lga, address.state, address.postcode].filter(Boolean).join(', ')}
            <br />
            {new Intl.DisplayNames('en', { type: 'region' }).of(address.countryCode)}
            <br />
            {address.phone}
          </>
        ) : (
          `${contact.firstName} ${contact.lastName}, ${contact.phone}`
        )}
      </address>
    </section>
  );
}
