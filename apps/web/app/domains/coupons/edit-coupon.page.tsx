import { couponForm } from '@adunni/contracts/coupons/forms';
import { type CouponRecord, couponResource } from '@adunni/contracts/coupons/staff';
import { type ClientLoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router';
import { privateMeta } from '../../kit/page-meta.ts';
import { PageHead } from '../../kit/resource/page-head.tsx';
import { RecordForm } from '../../kit/resource/record-form.tsx';
import { getRecord } from '../../kit/resource/resource-calls.ts';
import { useRecordForm } from '../../kit/resource/use-record-form.ts';
import { toast } from '../../kit/toasts.ts';
import { CouponFields, type CouponValues, loadScopes } from './coupon-fields.tsx';

export const meta = () => privateMeta('Edit a coupon');
export const handle = { crumb: 'Edit' };

export async function clientLoader({ params }: ClientLoaderFunctionArgs) {
  const [coupon, scopes] = await Promise.all([getRecord(couponResource, params.couponId ?? ''), loadScopes()]);
  return { ...coupon, scopes };
}

const valuesOf = ({ category, maker, ...coupon }: CouponRecord): CouponValues => ({
  code: coupon.code,
  description: coupon.description,
  discountType: coupon.discountType,
  discountAmount: coupon.discountAmount,
  startsAt: coupon.startsAt,
  endsAt: coupon.endsAt,
  minimumSubtotal: coupon.minimumSubtotal,
  totalLimit: coupon.totalLimit,
  perCustomerLimit: coupon.perCustomerLimit,
  firstOrderOnly: coupon.firstOrderOnly,
  categoryId: category?._id ?? null,
  makerId: maker?._id ?? null,
});

export default function EditCouponPage() {
  const { record, version, scopes } = useLoaderData<typeof clientLoader>();
  const navigate = useNavigate();
  const state = useRecordForm({
    resource: couponResource,
    schema: couponForm,
    initial: valuesOf(record),
    seen: { _id: record._id, version },
    onSaved: (id) => {
      toast('success', 'The coupon is saved.');
      navigate(`../../${id}`, { relative: 'path' });
    },
  });
  return (
    <main>
      <PageHead title={record.code} />
      <RecordForm state={state} action="Save" back={`../../${record._id}`}>
        <CouponFields form={state.form} scopes={scopes} />
      </RecordForm>
    </main>
  );
}
