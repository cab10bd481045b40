import '@mantine/core/styles/Checkbox.css';
import type { Address } from '@adunni/contracts/address';
import { addressForm } from '@adunni/contracts/address-forms';
import { Anchor, Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { type FormEvent, useEffect, useState } from 'react';
import { AddressFields } from '../../kit/address/address-fields.tsx';
import { addressLine } from '../../kit/address/address-line.ts';
import { ChoiceList } from '../../kit/forms/choice-list.tsx';
import type { Draft } from './draft.ts';
import type { Faults } from './faults.ts';

interface Props {
  draft: Draft;
  addresses: readonly Address[];
  /** Of the new address, when placing was refused for it. */
  faults: Faults;
  /** What is wrong with the phone, by field. */
  check: (address: Draft['address']) => Promise<Faults>;
  onEdit: (changes: Partial<Draft>) => void;
  onDone: () => void;
  /** Goes on without an address; null when nothing can be collected. */
  onCollect: (() => void) | null;
}

/** Where the order goes: an address of the book, or a new one, or nowhere because it is collected. */
export function AddressStep({ draft, addresses, faults, check, onEdit, onDone, onCollect }: Props) {
  const form = useForm({
    initialValues: draft.address,
    initialErrors: faults,
    validate: schemaResolver(addressForm, { sync: true }),
    onValuesChange: (address) => onEdit({ address }),
  });
  const isNew = draft.addressId === '';
  const [busy, setBusy] = useState(false);
  const focusFirst = (found: object) => form.getInputNode(Object.keys(found)[0] ?? '')?.focus();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the step opens
  useEffect(() => focusFirst(faults), []);

  /** What is wrong with the new address, as the form or else the server knows it. */
  async function faultsNow(): Promise<object> {
    const { errors, hasErrors } = form.validate();
    if (hasErrors) return errors;
    const found = await check(form.getValues());
    form.setErrors(found);
    return found;
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setBusy(true);
    const found = isNew ? await faultsNow() : {};
    setBusy(false);
    if (Object.keys(found).length > 0) focusFirst(found);
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
          <Button type="submit" size="md" loading={busy}>
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
