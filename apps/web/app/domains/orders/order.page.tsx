import { listProposals } from '@adunni/contracts/measurements/measurements';
import { getOrderMeasurements } from '@adunni/contracts/orders/measurements';
import { getOrder, type Order } from '@adunni/contracts/orders/orders';
import { listOrderReviews, type ReviewLine } from '@adunni/contracts/reviews/reviews';
import { Text, Title } from '@mantine/core';
import { Suspense, useState } from 'react';
import { type ClientLoaderFunctionArgs, Link, useLoaderData, useRevalidator } from 'react-router';
import { callApi } from '../../kit/api/call-api.ts';
import { useAwaited } from '../../kit/api/use-awaited.ts';
import { day } from '../../kit/dates.ts';
import { FactLine } from '../../kit/fact-line.tsx';
import { lazy } from '../../kit/lazy.ts';
import { LoadingScreen } from '../../kit/page/loading-screen.tsx';
import { StatusMark } from '../../kit/status-mark.tsx';
import { NumberText } from '../../kit/texts/number-text.tsx';
import { phoneText } from '../../kit/texts/phone-text.ts';
import { PostalAddress } from '../../kit/texts/postal-address.tsx';
import { Totals } from '../cart/public/totals.tsx';
import { requirePayer } from '../payments/public/require-payer.ts';
import { useReturn } from '../payments/public/use-return.ts';
import { confirmedOf } from './confirmation/confirmed.ts';
import { OrderConfirmation } from './confirmation/order-confirmation.tsx';
import { DELIVERY_LABELS, paymentStatusLabel, statusLabel, TONES } from './labels.ts';
import { loadOffers } from './measurements/load-offers.ts';
import { WantedPanels } from './measurements/wanted-panel.tsx';
import classes from './order.page.module.css';
import { OrderActions } from './order-actions.tsx';
import { OrderConversation } from './order-conversation.tsx';
import { OrderPart } from './order-part.tsx';
import { OrderPayment } from './order-payment.tsx';

const CancelDialog = lazy(() => import('./cancel-dialog.tsx'));

export const meta = () => [{ title: 'Your order · Adunni' }, { name: 'robots', content: 'noindex' }];

export async function clientLoader({ request, params }: ClientLoaderFunctionArgs) {
  requirePayer(request);
  const ofOrder = { params: { orderId: params.orderId ?? '' } };
  const [{ order }, { items: measured, appointments, fittings, readings }, { items: proposals }, { lines: reviews }] =
    await Promise.all([
      callApi(getOrder, ofOrder),
      callApi(getOrderMeasurements, ofOrder),
      callApi(listProposals),
      // The order shows without them too.
      callApi(listOrderReviews, ofOrder).catch(() => ({ lines: [] as ReviewLine[] })),
    ]);
  const offers = await loadOffers(order, measured);
  return { order, measured, appointments, fittings, readings, proposals, reviews, offers };
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <LoadingScreen />;
}

export default function OrderPage() {
  const { order, measured, appointments, fittings, readings, proposals, reviews, offers } =
    useLoaderData<typeof clientLoader>();
  const from = useReturn();
  const confirmed = confirmedOf(order, from);
  const { revalidate } = useRevalidator();
  useAwaited(
    order.parts.some(({ items }) => items.some(({ lookAwaited }) => lookAwaited)),
    revalidate,
  );
  const [cancelling, setCancelling] = useState<{ partId: string | null } | null>(null);
  const visits = [...appointments.filter(({ isOver }) => !isOver), ...fittings];
  const stages = order.parts.map(({ stage }) => stage);
  const unmeasured = measured.flatMap(({ partId, wanted }) => (wanted ? partId : []));
  const severalParts = stages.filter((stage) => stage !== 'cancelled').length > 1 && order.paid > 0;

  return (
    <main className={classes.page} id="main">
      <Link to="/orders" className={classes.back}>
        My Orders
      </Link>
      <header className={classes.head}>
        <div>
          <Title order={1} size="h2">
            Order <NumberText>{order.number}</NumberText>
          </Title>
          <Text c="dimmed">
            <FactLine>
              {`Placed on ${day(order.placedAt)}`}
              {paymentStatusLabel(order)}
            </FactLine>
          </Text>
        </div>
        <StatusMark tone={TONES[order.status]}>{statusLabel({ ...order, stages })}</StatusMark>
      </header>
      {confirmed && <OrderConfirmation order={order} confirmed={confirmed} unmeasured={unmeasured} />}
      <WantedPanels
        order={order}
        measured={measured}
        appointments={appointments}
        fittings={fittings}
        proposals={proposals}
        offers={offers}
      />
      <div className={classes.columns}>
        <div className={classes.pay}>
          <OrderPayment order={order} from={confirmed ? null : from} />
        </div>
        <div className={classes.parts}>
          {order.parts.map((part) => (
            <OrderPart
              key={part._id}
              part={part}
              measured={measured}
              readings={readings}
              visits={visits}
              fittings={fittings}
              reviews={reviews}
              offers={offers}
              order={order}
              onCancel={severalParts && part.cancellable ? () => setCancelling({ partId: part._id }) : null}
            />
          ))}
          <OrderConversation order={order} />
        </div>
        <aside className={classes.aside}>
          <Totals
            amounts={{ ...order, appliedCoupon: order.couponCode ? { code: order.couponCode } : null }}
            charged
            estimated={order.due > 0}
          />
          <Delivery order={order} />
          <OrderActions order={order} onCancel={() => setCancelling({ partId: null })} />
        </aside>
      </div>
      {cancelling && (
        <Suspense>
          <CancelDialog
            order={order}
            partId={cancelling.partId}
            visits={visits}
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
        {DELIVERY_LABELS[order.deliveryOption]}
      </Title>
      {address ? (
        <PostalAddress className={classes.address} address={address}>
          {phoneText(address.phone)}
        </PostalAddress>
      ) : (
        <address className={classes.address}>
          <bdi>
            {contact.firstName} {contact.lastName}
          </bdi>
          , {phoneText(contact.phone)}
        </address>
      )}
    </section>
  );
}
