import { type PlanRecord, planResource } from '@adunni/contracts/subscriptions/staff';
import { Button, Table } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { type ClientLoaderFunctionArgs, Link, useLoaderData } from 'react-router';
import { shortDay } from '../../../../kit/dates.ts';
import { naira } from '../../../../kit/money/naira.ts';
import { privateMeta } from '../../../../kit/page-meta.ts';
import { Facts, Section } from '../../../../kit/resource/facts.tsx';
import { PageHead } from '../../../../kit/resource/page-head.tsx';
import { getRecord } from '../../../../kit/resource/resource-calls.ts';
import { Status } from '../../../../kit/resource/status.tsx';
import { requireSession } from '../../../../kit/session/guard.ts';
import { StackedTable } from '../../../../kit/table/stacked-table.tsx';
import { featureLabel } from '../../labels.ts';
import { INTERVALS } from '../labels.tsx';

const PriceDialog = lazy(() => import('./price-dialog.tsx'));

export const meta = () => privateMeta('Plan');

export async function clientLoader({ request, params }: ClientLoaderFunctionArgs) {
  requireSession(request, planResource.access);
  return getRecord(planResource, params.planId ?? '');
}

export const handle = {
  crumb: ({ record }: Awaited<ReturnType<typeof clientLoader>>) => record.name,
};

export default function PlanPage() {
  const { record: plan } = useLoaderData<typeof clientLoader>();
  const [isPricing, setPricing] = useState(false);
  return (
    <main>
      <PageHead title={plan.name} lead={plan.tagline}>
        <Button component={Link} to={`../edit/${plan._id}`} relative="path" variant="default">
          Edit
        </Button>
        <Button onClick={() => setPricing(true)}>Change a price</Button>
      </PageHead>
      <Facts
        facts={[
          [
            'Status',
            <Status key="status" tone={plan.isActive ? 'good' : 'over'}>
              {plan.isActive ? 'On offer' : 'Withdrawn'}
            </Status>,
          ],
          ['A month', plan.monthly !== null && naira(plan.monthly)],
          ['A year', plan.yearly !== null && naira(plan.yearly)],
          [
            'Subscribers',
            <Link key="subscribers" to={`/admin/subscriptions?plan=${plan._id}`}>
              {plan.subscribers}
            </Link>,
          ],
        ]}
      />
      <Section title="What it holds">
        <Facts
          facts={plan.features.filter(({ isIncluded }) => isIncluded).map((each) => [each.name, featureLabel(each)])}
        />
      </Section>
      <Section title="Prices">
        <Prices prices={plan.prices} />
      </Section>
      <Suspense>{isPricing && <PriceDialog plan={plan} onClose={() => setPricing(false)} />}</Suspense>
    </main>
  );
}

/** All prices that the plan ever had; who pays an earlier one keeps it until they change plan. */
function Prices({ prices }: Pick<PlanRecord, 'prices'>) {
  if (prices.length === 0) return <p>It has no price yet, so nobody can take it.</p>;
  return (
    <StackedTable label="Prices">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Paid per</Table.Th>
          <Table.Th data-number>Price</Table.Th>
          <Table.Th>Since</Table.Th>
          <Table.Th>Status</Table.Th>
          <Table.Th data-number>People who pay it</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {prices.map(({ _id, interval, amount, activeFrom, isCurrent, subscribers }) => (
          <Table.Tr key={_id}>
            <Table.Td data-label="Paid per">{INTERVALS[interval]}</Table.Td>
            <Table.Td data-number data-label="Price">
              {naira(amount)}
            </Table.Td>
            <Table.Td data-label="Since">{shortDay(activeFrom)}</Table.Td>
            <Table.Td data-label="Status">
              <Status tone={isCurrent ? 'good' : 'over'}>{isCurrent ? 'For new periods' : 'Earlier'}</Status>
            </Table.Td>
            <Table.Td data-number data-label="People who pay it">
              {subscribers}
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </StackedTable>
  );
}
