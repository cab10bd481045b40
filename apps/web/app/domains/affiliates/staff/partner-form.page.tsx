import { partnerForm } from '@adunni/contracts/affiliates/forms';
import { partnerResource } from '@adunni/contracts/affiliates/staff';
import { couponResource } from '@adunni/contracts/coupons/staff';
import { callApi } from '../../../kit/api/call-api.ts';
import { FormSwitch } from '../../../kit/resource/form/choice-fields.tsx';
import type { Choice } from '../../../kit/resource/form/choices.ts';
import { FormNumber, FormProse, FormText } from '../../../kit/resource/form/form-fields.tsx';
import { formPage } from '../../../kit/resource/form/form-page.tsx';
import { FormSection } from '../../../kit/resource/form/record-form.tsx';
import { FormSearch } from '../../../kit/resource/form/search-field.tsx';

async function findCoupons(q: string): Promise<Choice[]> {
  const { items } = await callApi(couponResource.list, { query: { ...(q && { q }), limit: 12 } });
  return items.map(({ _id, code }) => ({ value: _id, label: code }));
}

const page = formPage(partnerResource, {
  schema: partnerForm,
  initial: {},
  fields: ({ record }) => (
    <>
      <FormSection title="Public page" lead="What shoppers see of the partner.">
        <FormText name="name" label="Name" maxLength={60} required />
        <FormText name="site" label="Website or handle" maxLength={200} required />
        <FormProse name="words" label="Description" maxLength={1200} minRows={4} maxRows={16} />
        <FormSwitch
          name="isListed"
          label="Listed among all partners"
          description="Otherwise only people with the link find the page."
        />
      </FormSection>
      <FormSection title="Code and commission">
        <FormText
          name="code"
          label="Code"
          description="In the partner’s links. Links with an earlier code stop counting."
          required
        />
        <FormNumber
          name="percent"
          label="Own rate"
          description="If empty, the programme’s rates apply."
          rightSection="%"
          decimalScale={2}
        />
        <FormSearch
          name="couponId"
          label="Coupon"
          description="Orders with it count as the partner’s, ahead of any link."
          placeholder="Search coupons"
          nothingFoundMessage="No coupons match your search."
          chosen={record?.couponId ? { value: record.couponId, label: record.couponCode ?? '' } : null}
          find={findCoupons}
        />
      </FormSection>
    </>
  ),
});

export const { clientLoader, meta, handle } = page;
export default page.Page;
