import { type Address, addressForm } from '@adunni/contracts/address';
import { Button, Checkbox, Group, Radio, Stack } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import type { FormEvent } from 'react';
import { AddressFields } from '../../kit/address/address-fields.tsx';
import { addressLine } from '../../kit/address/address-line.ts';
import type { Draft } from './draft.ts';

interface Props {
  draft: Draft;
  addresses: readonly Address[];
  onEdit: (changes: Partial<Draft>) => void;
  onDone: () => void;
}

/** Where the order goes: an address of the book, or a new one. */
export function AddressStep({ draft, addresses, onEdit, onDone }: Props) {
  const form = useForm({
    initialValues: draft.address,
    validate: schemaResolver(addressForm, { sync: true }),
    onValuesChange: (address) => onEdit({ address }),
  });
  const isNew = draft.addressId === '';

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!isNew || !form.validate().hasErrors) onDone();
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="lg">
        {addresses.length > 0 && (
          <Radio.Group label="Deliver to" value={draft.addressId} onChange={(addressId) => onEdit({ addressId })}>
            <Stack gap="sm" mt="xs">
              {addresses.map((address) => (
                <Radio
                  key={address._id}
                  value={address._id}
                  label={address.recipient}
                  description={addressLine(address)}
                />
              ))}
              <Radio value="" label="A new address" />
            </Stack>
          </Radio.Group>
        )}
        {isNew && (
          <>
            <AddressFields inputs={(name) => form.getInputProps(name)} />
            <Checkbox
              label="Keep this address in my address book"
              checked={draft.saveAddress}
              onChange={(event) => onEdit({ saveAddress: event.currentTarget.checked })}
            />
          </>
        )}
        <Group>
          <Button type="submit" size="md">
            Continue
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
