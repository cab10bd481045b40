import '@mantine/core/styles/Switch.css';
import { planForm } from '@adunni/contracts/subscriptions/forms';
import { type FeatureRow, featureResource, planResource } from '@adunni/contracts/subscriptions/staff';
import { Switch, TextInput } from '@mantine/core';
import type { z } from 'zod';
import { NumberField } from '../../../../kit/resource/fields.tsx';
import { FormSection, RecordForm } from '../../../../kit/resource/record-form.tsx';
import { listRows } from '../../../../kit/resource/resource-calls.ts';
import { useRecordForm } from '../../../../kit/resource/use-record-form.ts';
import { HoldsField } from './holds-field.tsx';

export type PlanValues = z.input<typeof planForm>;

/** Every feature that a plan can hold. Throws ApiError. */
export const loadFeatures = async (): Promise<FeatureRow[]> =>
  (await listRows(featureResource, { limit: '100', sort: 'position' })).items;

interface Props {
  initial: PlanValues;
  features: readonly FeatureRow[];
  /** The plan with the version that was seen; null for a new one. */
  seen: { _id: string; version: number } | null;
  back: string;
  onSaved: (id: string) => void;
}

/** A plan in a form; its prices are given on its page. */
export function PlanEditor({ initial, features, seen, back, onSaved }: Props) {
  const state = useRecordForm<PlanValues>({ resource: planResource, schema: planForm, initial, seen, onSaved });
  const { form } = state;
  return (
    <RecordForm state={state} action={seen ? 'Save' : 'Create the plan'} back={back}>
      <FormSection title="The plan" lead="What people read where they compare.">
        <TextInput label="Name" maxLength={60} autoComplete="off" required {...form.getInputProps('name')} />
        <TextInput label="Tagline" maxLength={160} autoComplete="off" {...form.getInputProps('tagline')} />
        <TextInput
          label="Key"
          description="Small letters, for addresses and reports."
          maxLength={40}
          autoComplete="off"
          required
          {...form.getInputProps('slug')}
        />
        <NumberField
          label="Sort order"
          description="The lowest comes first."
          required
          {...form.getInputProps('position')}
        />
        <Switch
          label="On offer"
          description="Whoever has a plan that is withdrawn keeps it."
          {...form.getInputProps('isActive', { type: 'checkbox' })}
        />
      </FormSection>
      <FormSection
        title="What it holds"
        lead="An empty limit does not limit. A change holds for everybody on the plan."
      >
        <HoldsField features={features} {...form.getInputProps('features')} />
      </FormSection>
    </RecordForm>
  );
}
