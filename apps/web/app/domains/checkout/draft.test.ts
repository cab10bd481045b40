import type { Quote } from '@adunni/contracts/checkout/checkout';
import { describe, expect, it } from 'vitest';
import { addressFor, countryOf, insteadOfPickup, lacksAddress, sentTo, startDraft, withOffered } from './draft.ts';

const person = {
  _id: 'p',
  firstName: 'Amaka',
  lastName: 'Obi',
  email: 'amaka@example.com',
  phone: null,
  avatar: null,
  role: 'Customer' as const,
  emailVerified: true,
  preferredCurrency: null,
  deletionDueAt: null,
  createdAt: '2026-01-01T00:00:00.000Z',
};
const london = {
  _id: 'a',
  recipient: 'Amaka Obi',
  phone: '+447700900123',
  countryCode: 'GB',
  state: 'London',
  lga: '',
  city: 'London',
  street: '1 Rye Lane',
  landmark: '',
  postcode: 'SE15 5BS',
  isDefault: true,
};

describe('the checkout draft', () => {
  it('begins with what is known of the person and their first address', () => {
    const draft = startDraft(person, [london], 'GB');
    expect(draft.contact).toEqual({
      firstName: 'Amaka',
      lastName: 'Obi',
      email: 'amaka@example.com',
      phone: london.phone,
    });
    expect(startDraft({ ...person, phone: '+2348031234567' }, [london], 'GB').contact.phone).toBe('+2348031234567');
    expect(startDraft(person, [], 'NG').contact.phone).toBe('');
    expect(draft.addressId).toBe('a');
    expect(draft.saveAddress).toBe(false);
  });

  it('opens at the first step that is not answered yet', () => {
    const reachable = { ...person, phone: '+447700900123' };
    expect(startDraft(person, [], 'NG').step).toBe('contact');
    expect(startDraft(person, [london], 'GB').step).toBe('contact');
    expect(startDraft({ ...person, firstName: '' }, [london], 'GB').step).toBe('contact');
    expect(startDraft(reachable, [], 'NG').step).toBe('address');
    expect(startDraft(reachable, [london], 'GB').step).toBe('delivery');
  });

  it('goes to the country that was chosen, by an address there when the book has one', () => {
    const houston = { ...london, _id: 'b', countryCode: 'US', isDefault: false };
    expect(startDraft(person, [london, houston], 'US').addressId).toBe('b');
    const draft = startDraft(person, [london], 'US');
    expect([draft.addressId, countryOf(draft, [london])]).toEqual(['', 'US']);
    expect(sentTo(draft, [london], 'US')).toBe(draft);
    expect(sentTo(draft, [london], 'GB').addressId).toBe('a');
    const written = { ...draft, address: { ...draft.address, street: '5 Main Street', state: 'Texas' } };
    expect(sentTo(written, [], 'CA').address).toMatchObject({
      countryCode: 'CA',
      street: '',
      state: '',
      recipient: 'Amaka Obi',
    });
  });

  it('ships to the country of the chosen address, else of the written one', () => {
    const draft = startDraft(person, [london], 'GB');
    expect(countryOf(draft, [london])).toBe('GB');
    expect(countryOf({ ...draft, addressId: '' }, [london])).toBe('GB');
    expect(countryOf(startDraft(person, [], 'CA'), [])).toBe('CA');
  });
});

describe('the address of the draft', () => {
  const draft = startDraft(person, [], 'NG');

  it('takes the contact’s number until it has one of its own', () => {
    const contact = { ...draft.contact, phone: '08031234567' };
    expect(addressFor({ ...draft, contact }).phone).toBe('08031234567');
    expect(addressFor({ ...draft, contact, address: { ...draft.address, phone: '0800' } }).phone).toBe('0800');
  });

  const written = { ...draft.address, phone: '08031234567', state: 'Lagos', lga: 'Eti-Osa', city: 'Lekki' };

  it('lacks until one is chosen, written in full, or not needed', () => {
    expect(lacksAddress(draft, [])).toBe(true);
    expect(lacksAddress({ ...draft, address: written }, [])).toBe(true);
    expect(lacksAddress({ ...draft, address: { ...written, street: '14 Admiralty Way' } }, [])).toBe(false);
    expect(lacksAddress({ ...draft, addressId: 'a' }, [london])).toBe(false);
    expect(lacksAddress({ ...draft, addressId: 'gone' }, [london])).toBe(true);
    expect(lacksAddress({ ...draft, deliveryOption: 'pickup' }, [])).toBe(false);
  });
});

describe('what the cart no longer offers', () => {
  const money = (amount: number) => amount as Quote['dueNow'];
  const full = { plan: 'full', label: 'In full', dueNow: money(10), dueLater: money(0) } as const;
  const standard = { option: 'standard', label: 'Standard', description: '', cost: money(0) } as const;

  it('gives way to what it always offers', () => {
    const draft = { ...startDraft(person, [], 'NG'), paymentPlan: 'deposit', deliveryOption: 'express' } as const;
    const quote = { paymentPlans: [full], deliveryOptions: [standard] } as Partial<Quote> as Quote;
    expect(withOffered(draft, quote)).toMatchObject({ paymentPlan: 'full', deliveryOption: 'standard' });
  });

  it('is sent, once it can no longer be picked up, from where that has to be said', () => {
    const draft = { ...startDraft(person, [], 'NG'), step: 'review', deliveryOption: 'pickup' } as const;
    const quote = { parts: [{}], deliveryOptions: [standard] } as Partial<Quote> as Quote;
    expect(insteadOfPickup(draft, quote, [])).toEqual({ deliveryOption: 'standard', step: 'address' });
    const known = { ...draft, addressId: 'a' };
    expect(insteadOfPickup(known, quote, [london])).toEqual({ deliveryOption: 'standard', step: 'delivery' });
    expect(insteadOfPickup({ ...draft, deliveryOption: 'standard' }, quote, [])).toBeNull();
    expect(insteadOfPickup(draft, { ...quote, parts: [] }, []), 'an empty cart').toBeNull();
    const offered = { ...quote, deliveryOptions: [{ ...standard, option: 'pickup' as const }] } as Quote;
    expect(insteadOfPickup(draft, offered, [])).toBeNull();
  });
});
