import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/FloatingIndicator.css';
import '@mantine/core/styles/SegmentedControl.css';
import '@mantine/core/styles/Switch.css';
import { listCategories } from '@adunni/contracts/catalog/catalog';
import { COUPON_TYPES } from '@adunni/contracts/coupons/coupons';
import type { couponForm } from '@adunni/contracts/coupons/forms';
import { listMakers } from '@adunni/contracts/makers/makers';
import { Group, SegmentedControl, Select, Switch, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { z } from 'zod';
import { callApi } from '../../kit/api/call-api.ts';
import { MomentField, MoneyField, NumberField } from '../../kit/resource/fields.tsx';
import { FormSection } from '../../kit/resource/record-form.tsx';

export type CouponValues = z.input<typeof couponForm>;

/** What a coupon can be limited to. */
export interface Scopes {
  categories: { value: string; label: string }[];
  makers: { value: string; label: string }[];
}

/** Categories and makers to choose from. Throws ApiError. */
export async function loadScopes(): Promise<Scopes> {
  const [categories, makers] = await Promise.all([
    callApi(listCategories),
    callApi(listMakers, { query: { limit: 100 } }),
  ]);
  return {
    categories: categories.items.map(({ _id, name }) => ({ value: _id, label: name })),
    makers: makers.items.map(({ _id, name }) => ({ value: _id, label: name })),
  };
}

/** The fields of a coupon. */
export function CouponFields({ form, scopes }: { form: UseFormReturnType<CouponValues>; scopes: Scopes }) {
  const { discountType } = form.getValues();
  return (
    <>
      <FormSection title="Code and discount" lead="Shoppers type the code in their cart, in any letter case.">
        <TextInput label="Code" autoComplete="off" required {...form.getInputProps('code')} />
        <Textarea
          label="Description"
          description="For shoppers and colleagues: what it takes off, and when."
          autosize
          minRows={2}
          {...form.getInputProps('description')}
        />
        <SegmentedControl
          aria-label="Kind of discount"
          data={[...COUPON_TYPES]}
          {...form.getInputProps('discountType')}
        />
        {discountType === 'Percentage' ? (
          <NumberField label="Percent" rightSection="%" required {...form.getInputProps('discountAmount')} />
        ) : (
          <MoneyField label="Amount" required {...form.getInputProps('discountAmount')} />
        )}
      </FormSection>
      <FormSection title="When" lead="In your own time zone. Without dates it holds until it is paused.">
        <Group grow align="flex-start" preventGrowOverflow={false}>
          <MomentField label="From" {...form.getInputProps('startsAt')} />
          <MomentField label="Until" {...form.getInputProps('endsAt')} />
        </Group>
      </FormSection>
      <FormSection title="Limits" lead="An empty field does not limit.">
        <MoneyField
          label="From a cart of"
          description="Smallest subtotal of the whole cart"
          {...form.getInputProps('minimumSubtotal')}
        />
        <Group grow align="flex-start">
          <NumberField label="Uses in all" {...form.getInputProps('totalLimit')} />
          <NumberField label="Uses per customer" {...form.getInputProps('perCustomerLimit')} />
        </Group>
        <Switch label="Only for a first order" {...form.getInputProps('firstOrderOnly', { type: 'checkbox' })} />
      </FormSection>
      <FormSection title="What it covers" lead="Without a choice it covers everything.">
        <Select label="Category" data={scopes.categories} searchable clearable {...form.getInputProps('categoryId')} />
        <Select label="Maker" data={scopes.makers} searchable clearable {...form.getInputProps('makerId')} />
      </FormSection>
    </>
  );
}
