import type { PostalAddress } from '@adunni/contracts/address';
import type { AddressForm } from '@adunni/contracts/address-forms';
import { checkoutErrors } from '@adunni/contracts/checkout/checkout';
import type { DeliveryOption } from '@adunni/contracts/checkout/delivery';
import type { Db, Tx } from '../../kit/database/connect.ts';
import { Refusal } from '../../kit/errors.ts';
import { normalisePhone } from '../../kit/phone.ts';
import { findAddress } from '../identity/queries.ts';

/** How a placement says where to deliver. */
export interface AddressChoice {
  deliveryOption: DeliveryOption;
  addressId?: string | undefined;
  address?: AddressForm | undefined;
}

/** The number of whoever orders, in E.164: read with the country that the order goes to. Throws 400. */
export const contactPhone = (typed: string, countryCode: string): string =>
  normalisePhone(typed, { countryCode, field: 'contact.phone' });

/** The number of whoever receives an order, in E.164. Throws 400. */
export const addressPhone = ({ phone, countryCode }: Pick<AddressForm, 'phone' | 'countryCode'>): string =>
  normalisePhone(phone, { countryCode, field: 'address.phone' });

/**
 * The address that an order freezes: one of the person’s book, or the new one; null for pickup.
 * Throws 400 when none is given or it is not theirs.
 */
export async function chosenAddress(db: Db | Tx, userId: string, choice: AddressChoice): Promise<PostalAddress | null> {
  if (choice.deliveryOption === 'pickup') return null;
  const form = choice.addressId ? await findAddress(db, userId, choice.addressId) : choice.address;
  if (!form) throw new Refusal(checkoutErrors.address_needed);
  const { recipient, countryCode, state, lga, city, street, landmark, postcode } = form;
  return { recipient, phone: addressPhone(form), countryCode, state, lga, city, street, landmark, postcode };
}
