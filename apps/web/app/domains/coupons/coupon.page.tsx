import { couponResource } from '@adunni/contracts/coupons/staff';
import { Button } from '@mantine/core';
import { type ClientLoaderFunctionArgs, Link, useLoaderData } from 'react-router';
import { moment, shortDay } from '../../kit/dates.ts';
import { naira } from '../../kit/money/naira.ts';
import { privateMeta } from '../../kit/page-meta.ts';
import { Entries } from '../../kit/resource/entries.tsx';
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
        <Entries
          empty="Nobody has used this code yet."
          entries={coupon.redemptions.map(
            ({ _id, orderId, orderNumber, customer, at, orderTotal, amount, isReturned }) => ({
              key: _id,
              title: <Link to={`/admin/orders/${orderId}`}>{orderNumber}</Link>,
              detail: `${customer}, ${moment(at)}`,
              amount: isReturned ? 'Given back' : `${naira(amount)} off`,
              share: `of ${naira(orderTotal)}`,
            }),
          )}
        />
      </Section>
    </main>
  );
}
