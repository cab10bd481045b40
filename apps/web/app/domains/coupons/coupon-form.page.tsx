import { listCategories } from '@adunni/contracts/catalog/catalog';
import { COUPON_TYPES } from '@adunni/contracts/coupons/coupons';
import { couponForm } from '@adunni/contracts/coupons/forms';
import { couponResource } from '@adunni/contracts/coupons/staff';
import { listMakers } from '@adunni/contracts/makers/makers';
import { Group } from '@mantine/core';
import { callApi } from '../../kit/api/call-api.ts';
import { FormSegments, FormSelect, FormSwitch } from '../../kit/resource/form/choice-fields.tsx';
import { namedChoices } from '../../kit/resource/form/choices.ts';
import { FormMoment, FormMoney, FormNumber, FormProse, FormText } from '../../kit/resource/form/form-fields.tsx';
import { formPage } from '../../kit/resource/form/form-page.tsx';
import { FormSection } from '../../kit/resource/form/record-form.tsx';

const page = formPage(couponResource, {
  schema: couponForm,
  load: async () => {
    const [categories, makers] = await Promise.all([
      callApi(listCategories),
      callApi(listMakers, { query: { limit: 100 } }),
    ]);
    return { categories: namedChoices(categories.items), makers: namedChoices(makers.items) };
  },
  initial: { discountType: 'Percentage', discountAmount: 10 },
  values: ({ category, maker }) => ({ categoryId: category?._id ?? null, makerId: maker?._id ?? null }),
  fields: ({ values: { discountType }, loaded: { categories, makers } }) => (
    <>
      <FormSection title="Code and discount" lead="Shoppers type the code in their cart, in any letter case.">
        <FormText name="code" label="Code" required />
        <FormProse
          name="description"
          label="Description"
          description="For shoppers and colleagues: what it takes off, and when."
        />
        <FormSegments name="discountType" aria-label="Kind of discount" data={[...COUPON_TYPES]} />
        {discountType === 'Percentage' ? (
          <FormNumber name="discountAmount" label="Percent" rightSection="%" required />
        ) : (
          <FormMoney name="discountAmount" label="Amount" required />
        )}
      </FormSection>
      <FormSection title="When" lead="In your own time zone. Without dates it holds until it is paused.">
        <Group grow align="flex-start" preventGrowOverflow={false}>
          <FormMoment name="startsAt" label="From" />
          <FormMoment name="endsAt" label="Until" />
        </Group>
      </FormSection>
      <FormSection title="Limits" lead="An empty field does not limit.">
        <FormMoney name="minimumSubtotal" label="From a cart of" description="Smallest subtotal of the whole cart" />
        <Group grow align="flex-start">
          <FormNumber name="totalLimit" label="Uses in all" />
          <FormNumber name="perCustomerLimit" label="Uses per customer" />
        </Group>
        <FormSwitch name="firstOrderOnly" label="Only for a first order" />
      </FormSection>
      <FormSection title="What it covers" lead="Without a choice it covers everything.">
        <FormSelect name="categoryId" label="Category" data={categories} />
        <FormSelect name="makerId" label="Maker" data={makers} />
      </FormSection>
    </>
  ),
});

export const { clientLoader, meta, handle } = page;
export default page.Page;
