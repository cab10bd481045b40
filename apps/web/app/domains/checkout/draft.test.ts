import { describe, expect, it } from 'vitest';
import { countryOf, keyFor, startDraft } from './draft.ts';

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
    const draft = startDraft(person, [london]);
    expect(draft.contact).toEqual({ firstName: 'Amaka', lastName: 'Obi', email: 'amaka@example.com', phone: '' });
    expect(draft.addressId).toBe('a');
    expect(draft.saveAddress).toBe(false);
  });

  it('ships to the country of the chosen address, else of the written one', () => {
    const draft = startDraft(person, [london]);
    expect(countryOf(draft, [london])).toBe('GB');
    expect(countryOf({ ...draft, addressId: '' }, [london])).toBe('NG');
  });

  it('keeps the key of an attempt until the order itself changes', () => {
    const attempt = { key: 'first', content: '{"total":1}' };
    expect(keyFor(attempt, '{"total":1}', () => 'second')).toBe('first');
    expect(keyFor(attempt, '{"total":2}', () => 'second')).toBe('second');
    expect(keyFor(null, '{"total":1}', () => 'second')).toBe('second');
  });
});
