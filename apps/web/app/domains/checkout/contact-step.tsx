import { placement } from '@adunni/contracts/checkout/forms';
import { COUNTRY_CODE_WANTED, internationalPhone } from '@adunni/contracts/identity/phone-form';
import { Button, Group, Stack, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useEffect } from 'react';
import { PhoneField } from '../../kit/address/phone-field.tsx';
import type { Draft } from './draft.ts';
import type { Faults } from './faults.ts';

interface Props {
  contact: Draft['contact'];
  /** Of its fields, when placing was refused for them. */
  faults: Faults;
  /** What is wrong with the phone, by field. */
  check: (contact: Draft['contact']) => Promise<Faults>;
  /** Called at every keystroke, so that nothing typed is lost. */
  onEdit: (contact: Draft['contact']) => void;
  /** Called with the phone in its international form. */
  onDone: (contact: Draft['contact']) => void;
}

/** Who the order is for, and how we reach them. */
export function ContactStep({ contact, faults, check, onEdit, onDone }: Props) {
  const form = useForm({
    initialValues: contact,
    initialErrors: faults,
    validate: schemaResolver(placement.shape.contact, { sync: true }),
    onValuesChange: onEdit,
  });

  const focusFirst = (found: object) => form.getInputNode(Object.keys(found)[0] ?? '')?.focus();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the step opens
  useEffect(() => focusFirst(faults), []);

  async function goOn(values: Draft['contact']): Promise<void> {
    const phone = internationalPhone(values.phone);
    const found = phone === null ? { phone: COUNTRY_CODE_WANTED } : await check({ ...values, phone });
    form.setErrors(found);
    if (phone !== null && Object.keys(found).length === 0) onDone({ ...values, phone });
    else focusFirst(found);
  }

  return (
    <form onSubmit={form.onSubmit(goOn, focusFirst)} noValidate>
      <Stack gap="md">
        <Group grow align="flex-start" preventGrowOverflow={false}>
          <TextInput label="First name" autoComplete="given-name" size="md" {...form.getInputProps('firstName')} />
          <TextInput label="Last name" autoComplete="family-name" size="md" {...form.getInputProps('lastName')} />
        </Group>
        <TextInput
          label="Email"
          type="email"
          autoComplete="email"
          size="md"
          description="For your receipt and order updates"
          {...form.getInputProps('email')}
        />
        <PhoneField about="Your own number, for questions about the order." {...form.getInputProps('phone')} />
        <Group>
          <Button type="submit" size="md" loading={form.submitting}>
            Continue
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
