import type { Address } from '@adunni/contracts/address';
import type { AddressForm } from '@adunni/contracts/address-forms';
import { createAddress, removeAddress, updateAddress } from '@adunni/contracts/identity/account';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { callApi, messageOf } from '../../../kit/api/call-api.ts';
import { toast } from '../../../kit/toasts.ts';
import { offerUndo } from '../../../kit/undo/undo.tsx';

const formOf = ({ _id, ...form }: Address): AddressForm => form;

/** Every way to change the address book; the page shows what the server then holds. */
export function useAddressBook() {
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);

  /** Stores a new address (`id` null) or a changed one. Throws ApiError, so that the form can show it. */
  async function save(id: string | null, body: AddressForm): Promise<void> {
    if (id) await callApi(updateAddress, { params: { addressId: id }, body });
    else await callApi(createAddress, { body });
    await revalidate();
  }

  async function attempt(work: () => Promise<void>, fallback: string): Promise<void> {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      toast('error', messageOf(error, fallback));
    } finally {
      setBusy(false);
    }
  }

  const remove = (address: Address): Promise<void> =>
    attempt(async () => {
      await callApi(removeAddress, { params: { addressId: address._id } });
      await revalidate();
      offerUndo(
        'addresses',
        'Address removed.',
        () => void attempt(() => save(null, formOf(address)), 'The address could not be restored.'),
      );
    }, 'The address could not be removed. Please try again.');

  const makeDefault = (address: Address): Promise<void> =>
    attempt(
      () => save(address._id, { ...formOf(address), isDefault: true }),
      'The default could not be changed. Please try again.',
    );

  return { isBusy, save, remove, makeDefault };
}
