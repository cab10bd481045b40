import '@mantine/core/styles/Checkbox.css';
import type { Address } from '@adunni/contracts/address';
import { addressForm } from '@adunni/contracts/address-forms';
import { Anchor, Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import type { FormEvent } from 'react';
import { AddressFields } from '../../kit/address/address-fields.tsx';
import { addressLine } from '../../kit/address/address-line.ts';
import { ChoiceList } from '../../kit/forms/choice-list.tsx';
import type { Draft } from './draft.ts';

interface Props {
  draft: Draft;
  addresses: readonly Address[];
  onEdit: (changes: Partial<Draft>) => void;
  onDone: () => void;
  /** Goes on without an address; null when nothing can be collected. */
  onCollect: (() => void) | null;
}

/** Where the order goes: an address of the book, or a new one, or nowhere because it is collected. */
export function AddressStep({ draft, addresses, onEdit, onDone, onCollect }: Props) {
  const form = useForm({
    initialValues: draft.address,
    validate: schemaResolver(addressForm, { sync: true }),
    onValuesChange: (address) => onEdit({ address }),
  });
  const isNew = draft.addressId === '';

  function submit(event: FormEvent): void {
    event.preventDefault();
    const faults = isNew ? Object.keys(form.validate().errors) : [];
    if (faults[0]) form.getInputNode(faults[0])?.focus();
    else onDone();
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="lg">
        {onCollect && (
          <Text>
            Don’t need delivery?{' '}
            <Anchor component="button" type="button" underline="always" py={10} onClick={onCollect}>
              Pick up instead
            </Anchor>
          </Text>
        )}
        {addresses.length > 0 && (
          <ChoiceList
            label="Deliver to"
            value={draft.addressId}
            choices={[...addresses.map(choiceOf), { value: '', label: 'New address', description: null }]}
            onChoose={(addressId) => onEdit({ addressId })}
          />
        )}
        {isNew && (
          <>
            <AddressFields inputs={(name) => form.getInputProps(name)} />
            <Checkbox
              label="Save this address"
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

const choiceOf = (address: Address) => ({
  value: address._id,
  label: address.recipient,
  description: addressLine(address),
});
