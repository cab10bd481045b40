import '@mantine/core/styles/Switch.css';
import { featureForm } from '@adunni/contracts/subscriptions/forms';
import { featureResource } from '@adunni/contracts/subscriptions/staff';
import { Switch, Textarea, TextInput } from '@mantine/core';
import type { z } from 'zod';
import { NumberField } from '../../../../kit/resource/fields.tsx';
import { FormSection, RecordForm } from '../../../../kit/resource/record-form.tsx';
import { useRecordForm } from '../../../../kit/resource/use-record-form.ts';

export type FeatureValues = z.input<typeof featureForm>;

interface Props {
  initial: FeatureValues;
  /** The feature with the version that was seen; null for a new one. */
  seen: { _id: string; version: number } | null;
  back: string;
  onSaved: (id: string) => void;
}

/** A feature in a form. */
export function FeatureEditor({ initial, seen, back, onSaved }: Props) {
  const state = useRecordForm<FeatureValues>({
    resource: featureResource,
    schema: featureForm,
    initial,
    seen,
    onSaved,
  });
  const { form } = state;
  return (
    <RecordForm state={state} action={seen ? 'Save' : 'Create the feature'} back={back}>
      <FormSection title="The feature" lead="What people read where they compare plans.">
        <TextInput label="Name" maxLength={80} autoComplete="off" required {...form.getInputProps('name')} />
        <Textarea label="Description" autosize minRows={2} {...form.getInputProps('description')} />
        <TextInput
          label="Key"
          description="Small letters, by which the shop knows it."
          maxLength={40}
          autoComplete="off"
          required
          {...form.getInputProps('key')}
        />
        <NumberField
          label="Sort order"
          description="The lowest comes first."
          required
          {...form.getInputProps('position')}
        />
      </FormSection>
      <FormSection title="Counting" lead="How much of it a plan holds is set at the plan.">
        <TextInput
          label="One use is called"
          description="Such as try-on. Empty for what a plan either holds or does not."
          maxLength={40}
          autoComplete="off"
          {...form.getInputProps('unit')}
        />
        <Switch
          label="Counted by the month"
          description="Each use is counted, and the limit starts anew every month."
          {...form.getInputProps('isMetered', { type: 'checkbox' })}
        />
        <NumberField
          label="Uses in a free trial"
          description="Empty: as many as in the plan."
          min={0}
          {...form.getInputProps('trialLimit')}
        />
      </FormSection>
    </RecordForm>
  );
}
