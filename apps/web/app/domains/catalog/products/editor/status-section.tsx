import '@mantine/core/styles/Radio.css';
import { Radio, Stack } from '@mantine/core';
import { MomentField } from '../../../../kit/resource/form/fields.tsx';
import { FormSection } from '../../../../kit/resource/form/record-form.tsx';
import type { ProductFormState } from './product-values.ts';

const WAYS = [
  { value: 'draft', label: 'Keep as a draft', description: 'Only your workshop and our staff see it.' },
  { value: 'published', label: 'Show in the shop', description: 'From now on, once the workshop is verified.' },
  { value: 'scheduled', label: 'Show later', description: 'From a day and time that you choose.' },
  { value: 'archived', label: 'Archive', description: 'Out of the shop and out of your way; it can come back.' },
] as const;

/** Whether and from when shoppers see a product. */
export function StatusSection({ form }: { form: ProductFormState }) {
  return (
    <FormSection title="In the shop">
      <Radio.Group aria-label="In the shop" {...form.getInputProps('status')}>
        <Stack gap="sm">
          {WAYS.map((way) => (
            <Radio key={way.value} {...way} />
          ))}
        </Stack>
      </Radio.Group>
      {form.getValues().status === 'scheduled' && (
        <MomentField label="Shows from" required {...form.getInputProps('publishAt')} />
      )}
    </FormSection>
  );
}
