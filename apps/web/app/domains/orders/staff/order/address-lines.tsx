import { placeLine } from '@adunni/contracts/address';
import { countryName } from '@adunni/contracts/countries';
import type { StaffOrder } from '@adunni/contracts/orders/staff';

interface Props {
  address: NonNullable<StaffOrder['address']>;
  className?: string | undefined;
}

/** Where an order is sent, line by line as on a parcel. */
export function AddressLines({ address, className }: Props) {
  return (
    <address className={className}>
      {address.recipient}
      <br />
      {[address.street, address.landmark].filter(Boolean).join(', ')}
      <br />
      {placeLine([address.city, address.lga, address.state, address.postcode])}
      <br />
      {countryName(address.countryCode)}
      <br />
      <a href={`tel:${address.phone}`}>{address.phone}</a>
    </address>
  );
}
