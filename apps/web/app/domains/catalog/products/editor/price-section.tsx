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
import { useBasePrice } from './use-base-price.ts';

const CHARTS: Record<(typeof SIZE_CHARTS)[number], string> = {
  women: 'Women’s sizes',
  men: 'Men’s sizes',
  none: 'No size chart',
};

type OfKind = Pick<ProductValues, 'variants' | 'optionGroups' | 'leadDaysMin' | 'leadDaysMax'>;

/**
 * Kind, price and time of a product. What the other kind needs is kept aside while one looks at this one; how long the other
 * takes is asked, since what is sewn for somebody takes longer than what lies ready.
 */
export function PriceSection({ form }: { form: ProductFormState }) {
  const aside = useRef<OfKind>({ variants: [], optionGroups: [], leadDaysMin: null, leadDaysMax: null });
  const { kind } = form.getValues();
  const changePrice = useBasePrice(form);

  function changeKind(next: ProductValues['kind']): void {
    if (next === kind) return;
    const { variants, optionGroups, leadDaysMin, leadDaysMax } = form.getValues();
    const kept = aside.current;
    const days = { leadDaysMin: kept.leadDaysMin, leadDaysMax: kept.leadDaysMax };
    aside.current = { variants, optionGroups, leadDaysMin, leadDaysMax };
    form.setValues(
      next === 'ready-to-wear'
        ? { kind: next, ...days, variants: kept.variants, optionGroups: [] }
        : { kind: next, ...days, variants: [], optionGroups: kept.optionGroups, returnable: false },
    );
  }

  return (
    <FormSection title="Type, price and time" lead="Made-to-measure products are sewn for each customer.">
      <SegmentedControl
        aria-label="Type"
        data={PRODUCT_KINDS.map((value) => ({ value, label: KINDS[value] }))}
        value={kind}
        onChange={changeKind}
      />
      <MoneyField
        label="Price"
        description={
          kind === 'ready-to-wear'
            ? 'Variants at this price change with it; others keep theirs.'
            : 'Options can change it.'
        }
        required
        {...form.getInputProps('basePrice')}
        onChange={changePrice}
      />
      <Group grow align="flex-start">
        <NumberField
          label={kind === 'ready-to-wear' ? 'Handling time from' : 'Making time from'}
          description="Until it is ready to send. Shipping time is added at checkout."
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          required
          rightSection="days"
          rightSectionWidth={52}
          {...form.getInputProps('leadDaysMin')}
        />
        <NumberField
          label="to"
          required
          rightSection="days"
          rightSectionWidth={52}
          {...form.getInputProps('leadDaysMax')}
        />
      </Group>
      <Select
        label="Size chart"
        description="Customers find their size by it."
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
