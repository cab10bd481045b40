import { chosenLine } from '@adunni/contracts/asoebi/bases';
import { type GuestOrder, getGuestOrder, getGuestReceipt } from '@adunni/contracts/asoebi/guest';
import { GUEST_ORDER_STATUSES, SET_STAGES } from '@adunni/contracts/asoebi/sets';
import { checkReturn } from '@adunni/contracts/payments/payments';
import { useState } from 'react';
import { type ClientLoaderFunctionArgs, Link, useLoaderData, useSearchParams } from 'react-router';
import { callApi, messageOf, request } from '../../../kit/api/call-api.ts';
import button from '../../../kit/button.module.css';
import { calendarDay } from '../../../kit/dates.ts';
import { LoadingScreen } from '../../../kit/page/loading-screen.tsx';
import { privateMeta } from '../../../kit/page-meta.ts';
import { saveFile } from '../../../kit/save-file.ts';
import { StatusMark } from '../../../kit/status-mark.tsx';
import { toast } from '../../../kit/toasts.ts';
import { useFollowed } from '../../payments/public/use-payment-check.ts';
import { DesignCard } from '../design-card.tsx';
import { MARKS } from '../status-tones.ts';
import { CancelSets } from './cancel-sets.tsx';
import { EditOrder } from './edit-order.tsx';
import classes from './order.module.css';
import { OrderPayment } from './order-payment.tsx';

export const meta = () => privateMeta('Your aso-ebi');

export async function clientLoader({ params }: ClientLoaderFunctionArgs) {
  return callApi(getGuestOrder, { params: { orderKey: params.key ?? '' } });
}
clientLoader.hydrate = true as const;

export const HydrateFallback = LoadingScreen;

const ask = async (reference: string, signal: AbortSignal) =>
  (await callApi(checkReturn, { params: { reference }, signal })).status;

/** An order of sets for whoever holds its link: how it stands, what is due, and what can still change. */
export default function GuestOrderPage() {
  const { order } = useLoaderData<typeof clientLoader>();
  const returning = useFollowed(useSearchParams()[0].get('reference'), ask);
  const { label, tone } = GUEST_ORDER_STATUSES[order.status];
  return (
    <main className={classes.page} id="main">
      <header className={classes.head}>
        <div>
          <p className={classes.soft}>{order.number}</p>
          <h1>{order.event.title}</h1>
          <p className={classes.soft}>
            {[order.group, order.event.day && calendarDay(order.event.day), order.event.city]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        <StatusMark tone={MARKS[tone]}>{label}</StatusMark>
      </header>
      {order.cancelReason && <p className={classes.notice}>{order.cancelReason}</p>}
      <div className={classes.columns}>
        <aside className={classes.aside}>
          <OrderPayment order={order} returning={returning} />
          <Receipt order={order} />
        </aside>
        <div className={classes.main}>
          {order.isPaused && (
            <p className={classes.paused} role="status">
              We are checking something for this group, so nothing can be paid or changed for now. Your order stays as
              it is, and you will have time to pay once we are done.
            </p>
          )}
          <Sets order={order} />
          <Handover order={order} />
          <section className={classes.part}>
            <h2>What we agreed</h2>
            <ul className={classes.terms}>
              {order.terms.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
            <p className={classes.soft}>Keep this page’s link: anyone who has it can see and change this order.</p>
          </section>
        </div>
      </div>
    </main>
  );
}

function Sets({ order }: { order: GuestOrder }) {
  const [isCancelling, setCancelling] = useState(false);
  const [isEditing, setEditing] = useState(false);
  const canChange = order.sets.some(({ isChangeable }) => isChangeable);
  const canFill = order.sets.some(({ takesDetails }) => takesDetails);
  return (
    <section className={classes.part}>
      <h2>{order.sets.length === 1 ? 'Your set' : 'Your sets'}</h2>
      <ul className={classes.list}>
        {order.sets.map(
          ({ _id, packageId, title, base, design, wearer, size, needs, measurements, stage, isCancelled }, at) => (
            <li key={_id} data-off={isCancelled || undefined}>
              <div>
                <strong>{wearer}</strong>
                <p className={classes.soft}>
                  {[
                    title,
                    base?.title,
                    base && chosenLine(base),
                    size && `size ${size}`,
                    measurements && 'measurements given',
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
                {design && at === order.sets.findIndex((set) => set.packageId === packageId) && (
                  <DesignCard design={design} />
                )}
                {stage === 'waiting' && !isCancelled && (
                  <p className={classes.missing}>
                    {needs === 'size' ? 'A size is still missing.' : 'Measurements are still missing.'}
                  </p>
                )}
              </div>
              <StatusMark tone={isCancelled ? 'over' : MARKS[SET_STAGES[stage].tone]}>
                {isCancelled ? 'Cancelled' : SET_STAGES[stage].label}
              </StatusMark>
            </li>
          ),
        )}
      </ul>
      {canFill && (
        <>
          <p className={classes.soft}>
            {canChange
              ? `You can change or cancel until ${calendarDay(order.deadline)}.`
              : 'Please add what is missing as soon as you can, so that your set is ready in time.'}
          </p>
          <div className={classes.buttons}>
            <button type="button" className={button.outline} onClick={() => setEditing(true)}>
              {canChange ? 'Change details' : 'Add what is missing'}
            </button>
            {canChange && (
              <button type="button" className={button.outline} onClick={() => setCancelling(true)}>
                Cancel sets
              </button>
            )}
          </div>
        </>
      )}
      {isCancelling && <CancelSets order={order} onClose={() => setCancelling(false)} />}
      {isEditing && <EditOrder order={order} onClose={() => setEditing(false)} />}
    </section>
  );
}

function Handover({ order: { handover, address, maker, name, phone, email } }: { order: GuestOrder }) {
  return (
    <section className={classes.part}>
      <h2>How you get them</h2>
      <p className={classes.address}>
        <strong>{handover.name}</strong>
        {[handover.details, address].filter(Boolean).map((line) => `\n${line}`)}
      </p>
      <p className={classes.soft}>
        For {[name, phone, email].filter(Boolean).join(', ')}. Made by{' '}
        <Link to={`/makers/${maker.slug}`}>{maker.name}</Link>.
      </p>
    </section>
  );
}

function Receipt({ order: { key, number, paid } }: { order: GuestOrder }) {
  async function save(): Promise<void> {
    try {
      await saveFile(await request(getGuestReceipt, { params: { orderKey: key } }), `adunni-${number}.pdf`);
    } catch (error) {
      toast('error', messageOf(error, 'The file could not be created. Please try again.'));
    }
  }
  return (
    <button type="button" className={button.outline} onClick={save}>
      {paid > 0 ? 'Download receipt' : 'Download summary'}
    </button>
  );
}
