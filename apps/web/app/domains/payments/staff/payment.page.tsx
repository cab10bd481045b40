import { PAYMENT_EVENTS, paymentResource, type StaffPayment } from '@adunni/contracts/payments/staff';
import { Link } from 'react-router';
import { moment } from '../../../kit/dates.ts';
import { naira } from '../../../kit/money/naira.ts';
import { detailPage } from '../../../kit/resource/detail-page.tsx';
import { Section } from '../../../kit/resource/facts.tsx';
import { Status } from '../../../kit/resource/status.tsx';
import classes from '../public/money-rows.module.css';
import { paidText } from './paid-text.ts';
import { RefundList } from './refund-list.tsx';
import { SettleReversedButton } from './settle-dialog.tsx';

/** Pages of what is paid for; an invoice stands on the page of its subscription. */
const PAGES = { order: '/admin/orders', booking: '/admin/bookings' } as const;

const page = detailPage(paymentResource, {
  title: 'Payment',
  heading: ({ amount, subject }) => `${naira(amount)} for ${subject}`,
  crumb: ({ subject }) => subject,
  facts: [
    'subject',
    'status',
    'reason',
    'attention',
    'amount',
    'captured',
    'refunded',
    'reversed',
    'createdAt',
    'paidAt',
    'provider',
    'reference',
  ],
  cells: {
    subject: ({ subject, paidFor: { kind, id } }) =>
      kind === 'order' || kind === 'booking' ? <Link to={`${PAGES[kind]}/${id}`}>{subject}</Link> : subject,
    attention: ({ attention }) => attention !== 'none' && <Attention attention={attention} />,
    refunded: ({ refunded, currency }) => refunded > 0 && paidText(refunded, currency),
    createdAt: ({ createdAt }) => moment(createdAt),
  },
  actions: ({ record }) => record.reversed !== null && <SettleReversedButton payment={record} />,
  sections: (record) => (
    <>
      <Section title="Refunds">
        <RefundList payment={record} />
      </Section>
      {record.history.length > 0 && (
        <Section title="History">
          <History payment={record} />
        </Section>
      )}
    </>
  ),
});

function Attention({ attention }: Pick<StaffPayment, 'attention'>) {
  const { label } = paymentResource.columns.attention[1][attention];
  return <Status tone="bad">{label}</Status>;
}

/** What happened beside the usual, the latest first. */
function History({ payment: { history } }: { payment: StaffPayment }) {
  return (
    <ol className={classes.rows}>
      {history.map(({ _id, kind, note, actor, at }) => (
        <li key={_id}>
          <Status tone={PAYMENT_EVENTS[kind].tone}>{PAYMENT_EVENTS[kind].label}</Status>
          <p>{[moment(at), actor].filter(Boolean).join(' · ')}</p>
          {note && <p>{note}</p>}
        </li>
      ))}
    </ol>
  );
}

export const { clientLoader, meta, handle } = page;
export default page.Page;
