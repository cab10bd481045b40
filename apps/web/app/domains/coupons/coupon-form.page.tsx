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
      <FormSection
        title="Code and discount"
        lead="Customers enter the code in their cart. Upper and lower case don’t matter."
      >
        <FormText name="code" label="Code" required />
        <FormProse name="description" label="Description" description="Shown to customers and staff." />
        <FormSegments name="discountType" aria-label="Discount type" data={[...COUPON_TYPES]} />
        {discountType === 'Percentage' ? (
          <FormNumber name="discountAmount" label="Percentage" rightSection="%" required />
        ) : (
          <FormMoney name="discountAmount" label="Amount" required />
        )}
      </FormSection>
      <FormSection title="Active dates" lead="In your time zone. Without dates, the coupon is valid until paused.">
        <Group grow align="flex-start" preventGrowOverflow={false}>
          <FormMoment name="startsAt" label="From" />
          <FormMoment name="endsAt" label="Until" />
        </Group>
      </FormSection>
      <FormSection title="Limits" lead="Leave empty for no limit.">
        <FormMoney name="minimumSubtotal" label="Minimum cart value" description="Minimum subtotal of the whole cart" />
        <Group grow align="flex-start">
          <FormNumber name="totalLimit" label="Total uses" />
          <FormNumber name="perCustomerLimit" label="Uses per customer" />
        </Group>
        <FormSwitch name="firstOrderOnly" label="First order only" />
      </FormSection>
      <FormSection title="Applies to" lead="Leave empty to include all products.">
        <FormSelect name="categoryId" label="Category" data={categories} />
        <FormSelect name="makerId" label="Maker" data={makers} />
      </FormSection>
    </>
  ),
});

export const { clientLoader, meta, handle } = page;
export default page.Page;
