import type { PolicyLimits, PolicyNumber } from '@adunni/contracts/services/cancellation-policy';
import type { ServiceRecord } from '@adunni/contracts/services/staff';
import { Group, Select, Textarea } from '@mantine/core';
import { NumberField } from '../../../../kit/resource/form/fields.tsx';
import { FormSection } from '../../../../kit/resource/form/record-form.tsx';
import { PolicyTerms } from '../../public/policy-terms.tsx';
import type { ServiceFormState, ServiceValues } from '../service-values.ts';
import { BeyondLimits } from './beyond-limits.tsx';
import classes from './policy.module.css';
import { POLICY_NAMES } from './policy-names.ts';
import { nairaWriting, serviceTerms } from './service-terms.ts';

interface Props {
  form: ServiceFormState;
  limits: PolicyLimits;
  record: ServiceRecord | null;
}

const KEPT_OF = [
  { value: 'deposit', label: 'Deposit' },
  { value: 'paid', label: 'Amount paid' },
];

/** On what terms bookings can be changed and cancelled, with the words that customers will read. */
export function PolicyFields({ form, limits, record }: Props) {
  const number = (name: PolicyNumber) => <PolicyField name={name} form={form} limits={limits} />;
  return (
    <FormSection
      title="Changes and cancellations"
      lead="Customers see these terms before booking. Bookings keep the terms they were made with."
    >
      {record && <BeyondLimits service={record} />}
      <Group grow align="flex-start">
        {number('freeHours')}
        {number('latePercent')}
      </Group>
      <Group grow align="flex-start">
        {number('maxMoves')}
        {number('moveHours')}
      </Group>
      <Group grow align="flex-start">
        {number('graceMinutes')}
        {number('noShowPercent')}
      </Group>
      <Select
        label="Fees are charged on"
        data={KEPT_OF}
        allowDeselect={false}
        {...form.getInputProps('cancellationPolicy.keptOf')}
      />
      <Textarea
        label="Additional notes (optional)"
        description="Shown below the terms as “The workshop adds”. It cannot replace them."
        autosize
        minRows={2}
        {...form.getInputProps('policy')}
      />
      <Preview values={form.getValues()} />
    </FormSection>
  );
}

function PolicyField({ name, form, limits }: Omit<Props, 'record'> & { name: PolicyNumber }) {
  const { label, unit } = POLICY_NAMES[name];
  const { least, most } = limits[name];
  return (
    <NumberField
      label={label}
      description={`${least} to ${most}${name === 'graceMinutes' ? ', but no longer than the visit takes' : ''}`}
      suffix={unit === '%' ? unit : ` ${unit}`}
      allowDecimal={false}
      min={0}
      required
      {...form.getInputProps(`cancellationPolicy.${name}`)}
    />
  );
}

/** The words as customers will read them; none while a number is missing. */
function Preview({ values }: { values: ServiceValues }) {
  const { cancellationPolicy, deposit, duration, policy } = values;
  const isWhole = Object.values<unknown>({ ...cancellationPolicy, duration }).every((value) => value !== null);
  if (!isWhole) return null;
  return (
    <div className={classes.preview} aria-live="polite">
      <h3>What customers read</h3>
      <PolicyTerms
        terms={serviceTerms({ ...values, deposit: deposit ?? 0 }, cancellationPolicy)}
        writing={nairaWriting}
        added={policy}
      />
    </div>
  );
}
