import '@mantine/core/styles/Table.css';
import { couponResource } from '@adunni/contracts/coupons-staff';
import { Button, Table, Text } from '@mantine/core';
import { type ClientLoaderFunctionArgs, Link, useLoaderData } from 'react-router';
import { moment, shortDay } from '../../kit/dates.ts';
import { naira } from '../../kit/money/naira.ts';
import { privateMeta } from '../../kit/page-meta.ts';
import { Facts, Section } from '../../kit/resource/facts.tsx';
import { PageHead } from '../../kit/resource/page-head.tsx';
import { getRecord } from '../../kit/resource/resource-calls.ts';
import { discountOf, Standing, usesOf } from './coupon-words.tsx';

export const meta = () => privateMeta('Coupon');

export const clientLoader = ({ params }: ClientLoaderFunctionArgs) => getRecord(couponResource, params.couponId ?? '');

export const handle = {
  crumb: ({ record }: Awaited<ReturnType<typeof clientLoader>>) => record.code,
};

export default function CouponPage() {
  const { record: coupon } = useLoaderData<typeof clientLoader>();
  return (
    <main>
      <PageHead title={coupon.code} lead={coupon.description}>
        <Button component={Link} to={`../edit/${coupon._id}`} relative="path" variant="default">
          Edit
        </Button>
      </PageHead>
      <Facts
        facts={[
          ['Standing', <Standing key="standing" standing={coupon.standing} />],
          ['Discount', discountOf(coupon)],
          ['Used', usesOf(coupon)],
          ['Revenue', naira(coupon.revenue)],
          ['Taken off', naira(coupon.discounted)],
          ['From a cart of', coupon.minimumSubtotal && naira(coupon.minimumSubtotal)],
          ['Per customer', coupon.perCustomerLimit],
          ['First order only', coupon.firstOrderOnly && 'Yes'],
          ['Category', coupon.category?.name],
          ['Maker', coupon.maker?.name],
          ['From', coupon.startsAt && shortDay(coupon.startsAt)],
          ['Until', coupon.endsAt && shortDay(coupon.endsAt)],
        ]}
      />
      <Section title="Redemptions">
        {coupon.redemptions.length === 0 ? (
          <p>Nobody has used this code yet.</p>
        ) : (
          <Table>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>Order</Table.Th>
                <Table.Th ta="right">Taken off</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {coupon.redemptions.map(({ _id, orderId, orderNumber, customer, at, orderTotal, amount, isReturned }) => (
                <Table.Tr key={_id}>
                  <Table.Td>
                    <Link to={`/admin/orders/${orderId}`}>{orderNumber}</Link>
                    <Text c="dimmed" size="sm">
                      {customer}, {moment(at)}
                    </Text>
                  </Table.Td>
                  <Table.Td ta="right">
                    {isReturned ? 'Given back' : naira(amount)}
                    <Text c="dimmed" size="sm" style={{ whiteSpace: 'nowrap' }}>
                      of {naira(orderTotal)}
                    </Text>
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        )}
      </Section>
    </main>
  );
}
