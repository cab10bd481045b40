import type { Address } from '@adunni/contracts/address';
import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { addressLine } from '../../../kit/address/address-line.ts';
import { lazy } from '../../../kit/lazy.ts';
import section from '../../../kit/page/section.module.css';
import { UndoNote } from '../../../kit/undo/undo.tsx';
import classes from '../account/rows.module.css';
import { useAddressBook } from './use-address-book.ts';

const AddressDialog = lazy(() => import('./address-dialog.tsx'));

/** The address book. */
export function AddressesSection({ addresses }: { addresses: readonly Address[] }) {
  const book = useAddressBook();
  /** The address in the dialog; `new` for one that does not exist yet, null while it is closed. */
  const [edited, setEdited] = useState<Address | 'new' | null>(null);

  return (
    <>
      <p className={section.lead}>
        {addresses.length === 0
          ? 'No saved addresses. Add one here or at checkout.'
          : 'Your delivery addresses. The default is selected at checkout. Changes don’t affect orders you have already placed.'}
      </p>
      {addresses.length > 0 && (
        <ul className={section.list}>
          {addresses.map((address) => (
            <li key={address._id} className={classes.row}>
              <AddressLabel address={address} />
              <div className={classes.actions}>
                {!address.isDefault && (
                  <Button variant="subtle" disabled={book.isBusy} onClick={() => book.makeDefault(address)}>
                    Make default
                  </Button>
                )}
                <Button
                  variant="subtle"
                  aria-label={`Edit ${addressLine(address)}`}
                  disabled={book.isBusy}
                  onClick={() => setEdited(address)}
                >
                  Edit
                </Button>
                <Button
                  variant="subtle"
                  color="red"
                  aria-label={`Remove ${addressLine(address)}`}
                  disabled={book.isBusy}
                  onClick={() => book.remove(address)}
                >
                  Remove
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      <UndoNote place="addresses" />
      <Button size="md" onClick={() => setEdited('new')}>
        Add an address
      </Button>
      <Suspense>
        {edited && (
          <AddressDialog
            address={edited === 'new' ? null : edited}
            isFirst={addresses.length === 0}
            onSave={book.save}
            onClose={() => setEdited(null)}
          />
        )}
      </Suspense>
    </>
  );
}

function AddressLabel({ address }: { address: Address }) {
  return (
    <div className={classes.words}>
      <p className={classes.name}>
        {address.recipient}
        {address.isDefault && <span className={classes.mark}>Default</span>}
      </p>
      <p>{addressLine(address)}</p>
      <p className={classes.soft}>{address.phone}</p>
    </div>
  );
}
