import { couponResource } from '@adunni/contracts/coupons/staff';
import { Link } from 'react-router';
import { moment } from '../../kit/dates.ts';
import { naira } from '../../kit/money/naira.ts';
import { detailPage } from '../../kit/resource/detail-page.tsx';
import { Entries } from '../../kit/resource/entries.tsx';
import { Section } from '../../kit/resource/facts.tsx';
import { COUPON_CELLS } from './coupon-cells.ts';

const page = detailPage(couponResource, {
  title: 'Coupon',
  lead: ({ description }) => description,
  facts: [
    'status',
    'discountAmount',
    'used',
    'revenue',
    'discounted',
    'minimumSubtotal',
    'perCustomerLimit',
    'firstOrderOnly',
    'category',
    'maker',
    'startsAt',
    'endsAt',
  ],
  cells: COUPON_CELLS,
  sections: ({ redemptions }) => (
    <Section title="Redemptions">
      <Entries
        empty="No redemptions yet."
        entries={redemptions.map(({ _id, orderId, orderNumber, customer, at, orderTotal, amount, isReturned }) => ({
          key: _id,
          title: <Link to={`/admin/orders/${orderId}`}>{orderNumber}</Link>,
          detail: `${customer}, ${moment(at)}`,
          amount: isReturned ? 'Returned' : `${naira(amount)} off`,
          share: `of ${naira(orderTotal)}`,
        }))}
      />
    </Section>
  ),
});

export const { clientLoader, meta, handle } = page;
export default page.Page;
