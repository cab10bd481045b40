import { GENDERS } from '@adunni/contracts/catalog/catalog';
import type { listProductChoices } from '@adunni/contracts/catalog/products';
import type { Answer } from '@adunni/contracts/endpoint';
import { Autocomplete, Group, Select, Textarea, TextInput } from '@mantine/core';
import { FormSection } from '../../../../kit/resource/form/record-form.tsx';
import type { ProductFormState } from './product-values.ts';

export type Choices = Answer<typeof listProductChoices>;

interface Props {
  form: ProductFormState;
  choices: Choices;
  /** Whether it must be said whose the product is: when staff add one. */
  asksMaker: boolean;
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** What a product is: its name and words, and where it belongs. */
export function BasicsSection({ form, choices, asksMaker }: Props) {
  const code = form.getInputProps('code');
  return (
    <FormSection title="Basics" lead="Title, description and category.">
      <TextInput label="Title" maxLength={120} autoComplete="off" required {...form.getInputProps('title')} />
      <TextInput
        label="Summary"
        description="One sentence shown below the title."
        maxLength={240}
        required
        {...form.getInputProps('summary')}
      />
      <Textarea label="Description" autosize minRows={5} required {...form.getInputProps('description')} />
      <Group grow align="flex-start" wrap="wrap" preventGrowOverflow={false}>
        <Select
          label="Category"
          data={choices.categories.map(({ _id, name }) => ({ value: _id, label: name }))}
          searchable
          required
          {...form.getInputProps('categoryId')}
          value={form.getValues().categoryId || null}
        />
        <Select
          label="Gender"
          data={GENDERS.map((value) => ({ value, label: capital(value) }))}
          allowDeselect={false}
          required
          {...form.getInputProps('gender')}
        />
      </Group>
      {asksMaker && (
        <Select
          label="Maker"
          description="This can’t be changed later."
          data={choices.makers.map(({ _id, name, isApproved }) => ({
            value: _id,
            label: isApproved ? name : `${name} (not verified yet)`,
          }))}
          searchable
          required
          {...form.getInputProps('makerId')}
        />
      )}
      <Group grow align="flex-start" wrap="wrap" preventGrowOverflow={false}>
        <Autocomplete label="Fabric" data={choices.fabrics} maxLength={60} required {...form.getInputProps('fabric')} />
        <TextInput
          label="SKU"
          description="Your own code for it (stock keeping unit). Used to match products in imports."
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          maxLength={60}
          autoComplete="off"
          {...code}
          value={code.value ?? ''}
          onChange={({ currentTarget }) => form.setFieldValue('code', currentTarget.value || null)}
        />
      </Group>
    </FormSection>
  );
}
