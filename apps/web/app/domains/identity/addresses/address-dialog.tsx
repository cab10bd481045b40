import type { Address } from '@adunni/contracts/address';
import { type AddressForm, addressForm } from '@adunni/contracts/address-forms';
import '@mantine/core/styles/Checkbox.css';
import { Button, Checkbox, Group, Stack } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { AddressFields } from '../../../kit/address/address-fields.tsx';
import { EMPTY_ADDRESS } from '../../../kit/address/empty-address.ts';
import { Dialog } from '../../../kit/dialogs/dialog.tsx';
import { FormProblem } from '../../../kit/forms/form-problem.tsx';
import { useSubmit } from '../../../kit/forms/submit.ts';
import { toast } from '../../../kit/toasts.ts';

const EMPTY: AddressForm = { ...EMPTY_ADDRESS, isDefault: false };

interface Props {
  /** The address to change, or null for a new one. */
  address: Address | null;
  /** The first address is the default without asking. */
  isFirst: boolean;
  onSave: (id: string | null, form: AddressForm) => Promise<void>;
  onClose: () => void;
}

/** The form of one address. */
export default function AddressDialog({ address, isFirst, onSave, onClose }: Props) {
  const { _id, ...present } = address ?? { _id: null, ...EMPTY };
  const form = useForm({ initialValues: present, validate: schemaResolver(addressForm, { sync: true }) });
  const { busy, problem, onSubmit } = useSubmit(
    form,
    async (values: AddressForm) => {
      await onSave(_id, values);
      onClose();
      toast('success', 'Address saved.');
    },
    'The address could not be saved. Please try again.',
  );

  return (
    <Dialog
      onClose={onClose}
      title={address ? 'Edit address' : 'Add an address'}
      size="lg"
      closeOnClickOutside={!form.isDirty()}
    >
      <form onSubmit={onSubmit} noValidate>
        <Stack gap="lg">
          <AddressFields inputs={(name) => form.getInputProps(name)} />
          {!isFirst && !address?.isDefault && (
            <Checkbox label="Set as default" {...form.getInputProps('isDefault', { type: 'checkbox' })} />
          )}
          <FormProblem message={problem} />
          <Group justify="flex-end">
            <Button variant="default" size="md" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" size="md" loading={busy}>
              Save address
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
