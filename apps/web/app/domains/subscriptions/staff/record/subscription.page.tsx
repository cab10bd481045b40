import { subscriptionResource } from '@adunni/contracts/subscriptions/staff';
import { Link } from 'react-router';
import { shortDay } from '../../../../kit/dates.ts';
import { naira } from '../../../../kit/money/naira.ts';
import { detailPage } from '../../../../kit/resource/detail-page.tsx';
import { Section } from '../../../../kit/resource/facts.tsx';
import { cardLabel, priceLabel } from '../../labels.ts';
import { Actions } from './actions.tsx';
import { Events } from './events.tsx';
import { Invoices } from './invoices.tsx';

const page = detailPage(subscriptionResource, {
  title: 'Subscription',
  lead: ({ plan, price }) => `${plan}, ${priceLabel(price)}`,
  facts: ({ status, periodEnd, pendingChange, monthly, credit, methods, usage }) => {
    const card = methods.find(({ isDefault }) => isDefault);
    return [
      'status',
      'person',
      'startedAt',
      'periodStart',
      [status === 'trial' ? 'Trial until' : 'Paid until', shortDay(periodEnd)],
      'cancelAtPeriodEnd',
      ['Changes to', pendingChange && `${pendingChange.plan} on ${shortDay(pendingChange.at)}`],
      'pausedAt',
      'resumesAt',
      'endedAt',
      ['MRR', naira(monthly)],
      ['Credit', credit > 0 && naira(credit)],
      ['Card', card && `${cardLabel(card)}${card.isExpired ? ', expired' : ''}`],
      ...usage.map(
        ({ feature, unit, used, limit }) =>
          [
            `${unit.charAt(0).toUpperCase()}${unit.slice(1)}s used`,
            <span key={feature}>{limit === null ? used : `${used} of ${limit}`}</span>,
          ] as const,
      ),
    ];
  },
  cells: { person: ({ person: { _id, email } }) => <Link to={`/admin/users/${_id}`}>{email}</Link> },
  actions: ({ record, version }) => <Actions record={record} version={version} />,
  sections: (record) => (
    <>
      <Section title="Invoices">
        <Invoices record={record} />
      </Section>
      <Section title="Activity">
        <Events events={record.events} />
      </Section>
    </>
  ),
});

export const { clientLoader, meta, handle } = page;
export default page.Page;
