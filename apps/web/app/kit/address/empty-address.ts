import type { Address } from '@adunni/contracts/address';

/** What a form begins with where no address is known yet. */
export const EMPTY_ADDRESS: Omit<Address, '_id' | 'isDefault'> = {
  recipient: '',
  phone: '',
  countryCode: 'NG',
  state: '',
  lga: '',
  city: '',
  street: '',
  landmark: '',
  postcode: '',
};
