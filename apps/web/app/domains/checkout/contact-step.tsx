import { placement } from '@adunni/contracts/checkout/forms';
import { COUNTRY_CODE_WANTED, internationalPhone } from '@adunni/contracts/identity/phone-form';
import { Button, Group, Stack, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { PhoneField } from '../../kit/address/phone-field.tsx';
import type { Draft } from './draft.ts';

interface Props {
  contact: Draft['contact'];
  /** Called at every keystroke, so that nothing typed is lost. */
  onEdit: (contact: Draft['contact']) => void;
  /** Called with the phone in its international form. */
  onDone: (contact: Draft['contact']) => void;
}

/** Who the order is for, and how we reach them. */
export function ContactStep({ contact, onEdit, onDone }: Props) {
  const form = useForm({
    initialValues: contact,
    validate: schemaResolver(placement.shape.contact, { sync: true }),
    onValuesChange: onEdit,
  });

  function goOn(values: Draft['contact']): void {
    const phone = internationalPhone(values.phone);
    if (phone !== null) {
      onDone({ ...values, phone });
      return;
    }
    form.setFieldError('phone', COUNTRY_CODE_WANTED);
    form.getInputNode('phone')?.focus();
  }

  return (
    <form
      onSubmit={form.onSubmit(goOn, (faults) => form.getInputNode(Object.keys(faults)[0] ?? '')?.focus())}
      noValidate
    >
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
          <Button type="submit" size="md">
            Continue
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
