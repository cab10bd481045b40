import { couponForm } from '@adunni/contracts/coupons/forms';
import { couponResource } from '@adunni/contracts/coupons/staff';
import { useLoaderData, useNavigate } from 'react-router';
import { privateMeta } from '../../kit/page-meta.ts';
import { PageHead } from '../../kit/resource/page-head.tsx';
import { RecordForm } from '../../kit/resource/record-form.tsx';
import { useRecordForm } from '../../kit/resource/use-record-form.ts';
import { toast } from '../../kit/toasts.ts';
import { CouponFields, type CouponValues, loadScopes } from './coupon-fields.tsx';

export const meta = () => privateMeta('Add a coupon');
export const handle = { crumb: 'Add' };
export const clientLoader = loadScopes;

const NEW: CouponValues = {
  code: '',
  description: '',
  discountType: 'Percentage',
  discountAmount: 10,
  startsAt: null,
  endsAt: null,
  minimumSubtotal: null,
  totalLimit: null,
  perCustomerLimit: null,
  firstOrderOnly: false,
  categoryId: null,
  makerId: null,
};

export default function AddCouponPage() {
  const scopes = useLoaderData<typeof clientLoader>();
  const navigate = useNavigate();
  const state = useRecordForm({
    resource: couponResource,
    schema: couponForm,
    initial: NEW,
    seen: null,
    onSaved: (id) => {
      toast('success', 'The coupon is created.');
      navigate(`../${id}`, { relative: 'path' });
    },
  });
  return (
    <main>
      <PageHead title="Add a coupon" />
      <RecordForm state={state} action="Create the coupon" back="..">
        <CouponFields form={state.form} scopes={scopes} />
      </RecordForm>
    </main>
  );
}
