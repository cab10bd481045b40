import '@mantine/core/styles/Radio.css';
import { Radio, Stack } from '@mantine/core';
import { MomentField } from '../../../../kit/resource/form/fields.tsx';
import { FormSection } from '../../../../kit/resource/form/record-form.tsx';
import type { ProductFormState } from './product-values.ts';

const WAYS = [
  { value: 'draft', label: 'Draft', description: 'Visible only to your workshop and our staff.' },
  { value: 'published', label: 'Published', description: 'Visible in the shop once your workshop is verified.' },
  { value: 'scheduled', label: 'Scheduled', description: 'Published at a date and time you choose.' },
  { value: 'archived', label: 'Archive', description: 'Hidden from the shop and your lists. Can be restored.' },
] as const;

/** Whether and from when shoppers see a product. */
export function StatusSection({ form }: { form: ProductFormState }) {
  return (
    <FormSection title="Visibility">
      <Radio.Group aria-label="Visibility" {...form.getInputProps('status')}>
        <Stack gap="sm">
          {WAYS.map((way) => (
            <Radio key={way.value} {...way} />
          ))}
        </Stack>
      </Radio.Group>
      {form.getValues().status === 'scheduled' && (
        <MomentField label="Publish at" required {...form.getInputProps('publishAt')} />
      )}
    </FormSection>
  );
}
