import '@mantine/core/styles/Pill.css';
import '@mantine/core/styles/PillsInput.css';
import '@mantine/core/styles/Switch.css';
import { Switch, TagsInput, Textarea } from '@mantine/core';
import { useState } from 'react';
import { FormSection } from '../../../../kit/resource/form/record-form.tsx';
import type { Choices } from './basics-section.tsx';
import type { ProductFormState } from './product-values.ts';

interface Props {
  form: ProductFormState;
  choices: Choices;
  asksFeatured: boolean;
}

/** Care, and the words by which a product is found. */
export function CareAndSearchSection({ form, choices, asksFeatured }: Props) {
  return (
    <FormSection title="Care and search" lead="Care instructions and search terms.">
      <CareField form={form} />
      <TagsInput
        label="Occasions"
        description="Press Enter after each."
        data={choices.occasions}
        maxTags={12}
        clearable
        {...form.getInputProps('occasions')}
      />
      <TagsInput
        label="Tags"
        description="Words that customers may search for. Press Enter after each."
        data={choices.tags}
        maxTags={20}
        clearable
        {...form.getInputProps('tags')}
      />
      {asksFeatured && (
        <Switch
          label="Featured"
          description="Shown on the home page and first in lists."
          {...form.getInputProps('featured', { type: 'checkbox' })}
        />
      )}
    </FormSection>
  );
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Advice on care, one line each. */
function CareField({ form }: Pick<Props, 'form'>) {
  const { error } = form.getInputProps('care');
  const [text, setText] = useState(() => form.getValues().care.join('\n'));
  const ofLine = Object.entries(form.errors).find(([path]) => path.startsWith('care.'))?.[1];
  return (
    <Textarea
      label="Care"
      description="One instruction per line."
      placeholder={'Wash by hand in cool water\nIron on the inside'}
      autosize
      minRows={3}
      value={text}
      error={error ?? ofLine}
      onChange={({ currentTarget: { value } }) => {
        setText(value);
        form.setFieldValue('care', linesOf(value));
      }}
    />
  );
}
