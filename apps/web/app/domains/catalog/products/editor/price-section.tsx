import '@mantine/core/styles/FloatingIndicator.css';
import '@mantine/core/styles/SegmentedControl.css';
import '@mantine/core/styles/Switch.css';
import { PRODUCT_KINDS, SIZE_CHARTS } from '@adunni/contracts/catalog/catalog';
import { Group, SegmentedControl, Select, Switch } from '@mantine/core';
import { useRef } from 'react';
import { MoneyField, NumberField } from '../../../../kit/resource/form/fields.tsx';
import { FormSection } from '../../../../kit/resource/form/record-form.tsx';
import { KINDS } from '../list/product-labels.tsx';
import type { ProductFormState, ProductValues } from './product-values.ts';

const CHARTS: Record<(typeof SIZE_CHARTS)[number], string> = {
  women: 'Women’s sizes',
  men: 'Men’s sizes',
  none: 'No size chart',
};

/** Kind, price and time of a product. What the other kind needs is kept aside while one looks at this one. */
export function PriceSection({ form }: { form: ProductFormState }) {
  const aside = useRef<Pick<ProductValues, 'variants' | 'optionGroups'>>({ variants: [], optionGroups: [] });
  const { kind } = form.getValues();

  function changeKind(next: ProductValues['kind']): void {
    const { variants, optionGroups } = form.getValues();
    const kept = aside.current;
    aside.current = { variants, optionGroups };
    form.setValues(
      next === 'ready-to-wear'
        ? { kind: next, variants: kept.variants, optionGroups: [] }
        : { kind: next, variants: [], optionGroups: kept.optionGroups, returnable: false },
    );
  }

  return (
    <FormSection title="Type, price and delivery time" lead="Made-to-measure products are sewn for each customer.">
      <SegmentedControl
        aria-label="Type"
        data={PRODUCT_KINDS.map((value) => ({ value, label: KINDS[value] }))}
        value={kind}
        onChange={changeKind}
      />
      <MoneyField
        label="Price"
        description={kind === 'ready-to-wear' ? 'Default for new variants.' : 'Options can change it.'}
        required
        {...form.getInputProps('basePrice')}
      />
      <Group grow align="flex-start">
        <NumberField
          label="Delivery time from"
          rightSection="days"
          rightSectionWidth={52}
          {...form.getInputProps('leadDaysMin')}
        />
        <NumberField label="to" rightSection="days" rightSectionWidth={52} {...form.getInputProps('leadDaysMax')} />
      </Group>
      <Select
        label="Size chart"
        data={SIZE_CHARTS.map((value) => ({ value, label: CHARTS[value] }))}
        allowDeselect={false}
        {...form.getInputProps('sizeChart')}
      />
      <Switch
        label="Returnable"
        description="Made-to-measure products usually can’t be returned."
        {...form.getInputProps('returnable', { type: 'checkbox' })}
      />
    </FormSection>
  );
}
