import { subscriptionResource } from '@adunni/contracts/subscriptions/staff';
import { type ClientLoaderFunctionArgs, Link, useLoaderData } from 'react-router';
import { shortDay } from '../../../../kit/dates.ts';
import { naira } from '../../../../kit/money/naira.ts';
import { privateMeta } from '../../../../kit/page-meta.ts';
import { Facts, Section } from '../../../../kit/resource/facts.tsx';
import { PageHead } from '../../../../kit/resource/page-head.tsx';
import { getRecord } from '../../../../kit/resource/resource-calls.ts';
import { requireSession } from '../../../../kit/session/guard.ts';
import { cardLabel, priceLabel } from '../../labels.ts';
import { SubscriptionStatusLabel } from '../labels.tsx';
import { Actions } from './actions.tsx';
import { Events } from './events.tsx';
import { Invoices } from './invoices.tsx';

export const meta = () => privateMeta('Subscription');

export async function clientLoader({ request, params }: ClientLoaderFunctionArgs) {
  requireSession(request, subscriptionResource.access);
  return getRecord(subscriptionResource, params.subscriptionId ?? '');
}

export const handle = {
  crumb: ({ record }: Awaited<ReturnType<typeof clientLoader>>) => record.person.name,
};

export default function SubscriptionPage() {
  const { record, version } = useLoaderData<typeof clientLoader>();
  const { person, plan, price, status, methods, usage, pendingChange } = record;
  const card = methods.find(({ isDefault }) => isDefault);
  return (
    <main>
      <PageHead title={person.name} lead={`${plan}, ${priceLabel(price)}`}>
        <Actions record={record} version={version} />
      </PageHead>
      <Facts
        facts={[
          ['Status', <SubscriptionStatusLabel key="status" status={status} />],
          [
            'Person',
            <Link key="person" to={`/admin/users/${person._id}`}>
              {person.email}
            </Link>,
          ],
          ['Since', shortDay(record.startedAt)],
          ['Paid from', shortDay(record.periodStart)],
          [status === 'trial' ? 'Trial until' : 'Paid until', shortDay(record.periodEnd)],
          ['Set to end', record.cancelAtPeriodEnd && 'Yes'],
          ['Becomes', pendingChange && `${pendingChange.plan} on ${shortDay(pendingChange.at)}`],
          ['Paused on', record.pausedAt && shortDay(record.pausedAt)],
          ['Resumes on', record.resumesAt && shortDay(record.resumesAt)],
          ['Ended', record.endedAt && shortDay(record.endedAt)],
          ['Adds to a month', naira(record.monthly)],
          ['Credit', record.credit > 0 && naira(record.credit)],
          ['Card', card && `${cardLabel(card)}${card.isExpired ? ', expired' : ''}`],
          ...usage.map(
            ({ feature, unit, used, limit }) =>
              [
                `${unit.charAt(0).toUpperCase()}${unit.slice(1)}s used`,
                <span key={feature}>{limit === null ? used : `${used} of ${limit}`}</span>,
              ] as const,
          ),
        ]}
      />
      <Section title="Invoices">
        <Invoices record={record} />
      </Section>
      <Section title="What happened">
        <Events events={record.events} />
      </Section>
    </main>
  );
}
