import { placeLine } from '@adunni/contracts/address';
import { countryName } from '@adunni/contracts/countries';
import type { ReactNode } from 'react';

interface Props {
  address: {
    recipient: string;
    street: string;
    landmark: string;
    city: string;
    lga: string;
    state: string;
    postcode: string;
    countryCode: string;
  };
  className?: string | undefined;
  /** The last line, such as a phone number. */
  children?: ReactNode;
}

/** An address line by line, as on a parcel. */
export const PostalAddress = ({ address, className, children }: Props) => (
  <address className={className}>
    {address.recipient}
    <br />
    {[address.street, address.landmark].filter(Boolean).join(', ')}
    <br />
    {placeLine([address.city, address.lga, address.state, address.postcode])}
    <br />
    {countryName(address.countryCode)}
    {children && (
      <>
        <br />
        {children}
      </>
    )}
  </address>
);
