import type { Address } from '@adunni/contracts/address';
import type { User } from '@adunni/contracts/identity/identity';
import type { MeasurementProfile } from '@adunni/contracts/measurements/measurements';
import type { Service } from '@adunni/contracts/services/services';
import { describe, expect, it } from 'vitest';
import { hasPlans, sumsOf } from './confirm/sums.ts';
import { draftIn, lacksPlace, namedGuest, reachable, startDraft, usualPlan, visitCountry } from './draft.ts';

const person = { _id: 'p', firstName: 'Amaka', lastName: 'Obi', phone: '08031234567' } as Partial<User> as User;
const visit = {
  place: 'home',
  price: 20_000,
  deposit: 5_000,
  travelZones: [{ _id: 'island', name: 'Lagos Island', fee: 3_000 }],
} as unknown as Service;
const draft = startDraft('s', person, []);
const written = { state: 'Lagos', lga: 'Eti-Osa', city: 'Lekki', street: '14 Admiralty Way' };

it('chooses the saved measurements of who comes by their name', () => {
  const profiles = [
    { _id: 'p1', name: 'Me' },
    { _id: 'p2', name: 'Tunde' },
  ] as MeasurementProfile[];
  expect(namedGuest(' tunde', profiles)).toEqual({ guestName: ' tunde', profileId: 'p2' });
  expect(namedGuest('Tund', profiles)).toEqual({ guestName: 'Tund' });
});

describe('where a home visit goes', () => {
  it('lacks until both the way and the address are known', () => {
    expect(lacksPlace(draft, visit, [])).toBe(true);
    expect(lacksPlace({ ...draft, travelZoneId: 'island' }, visit, [])).toBe(true);
    const address = { ...draft.address, ...written };
    expect(lacksPlace({ ...draft, address }, visit, [])).toBe(true);
    expect(lacksPlace({ ...draft, address, travelZoneId: 'island' }, visit, [])).toBe(false);
  });

  it('is never asked for elsewhere', () => {
    expect(lacksPlace(draft, { ...visit, place: 'studio' }, [])).toBe(false);
  });
});

it('asks where a visit goes within the country of its workshop only', () => {
  const maker = { country: 'Nigeria' };
  expect([visitCountry({ place: 'home', maker }), visitCountry({ place: 'studio', maker })]).toEqual(['NG', null]);
  const abroad = { ...draft, address: { ...draft.address, ...written, countryCode: 'GB' } };
  expect(draftIn(null, abroad)).toBe(abroad);
  expect(draftIn('NG', abroad).address).toMatchObject({ countryCode: 'NG', recipient: 'Amaka Obi', street: '' });
});

it('begins with what its maker is told of an order made elsewhere, and asks who comes', () => {
  const told = startDraft('s', person, [], null, 'For order ADN-1.');
  expect(told).toMatchObject({ note: 'For order ADN-1.', isForGuest: null });
  expect(draft).toMatchObject({ note: '', isForGuest: false });
});

it('is paid in full when booking where it is a call, unless that is changed', () => {
  expect([usualPlan({ place: 'video' }), usualPlan({ place: 'studio' }), usualPlan(null)]).toEqual([
    'full',
    'deposit',
    'deposit',
  ]);
});

it('begins with the phone of the account only: that of an address may be somebody else’s', () => {
  const home = { _id: 'a', phone: '+2348030000116' } as Address;
  expect(startDraft('s', person, [home]).phone).toBe('08031234567');
  expect(startDraft('s', { ...person, phone: null }, [home]).phone).toBe('');
});

describe('a booking for an order', () => {
  const home = { ...draft.address, ...written, recipient: 'Amaka Obi', phone: '08031234567' };
  const forOrder = (address: typeof home | null, book: Address[] = [], madeFor: string | null = 'Me') =>
    startDraft('s', person, book, { partId: 'part', phone: '08055550000', address, madeFor });

  it('is for whom the order goes to, at its address', () => {
    const brothers = { ...home, recipient: 'Chidi Obi', phone: '08090000000', city: 'Abuja' };
    expect(forOrder(brothers)).toMatchObject({
      ...{ partId: 'part', isForGuest: true, guestName: 'Chidi Obi', guestPhone: '08090000000' },
      ...{ addressId: '', address: brothers, phone: '08031234567' },
    });
    const kept = { ...brothers, _id: 'a', isDefault: false };
    expect(forOrder(brothers, [{ ...kept, _id: 'b', city: 'Kano' }, kept]).addressId).toBe('a');
  });

  it('has the phone of the order where the account has none', () => {
    const measured = { partId: 'part', phone: '08055550000', address: null, madeFor: 'Me' };
    expect(startDraft('s', { ...person, phone: null }, [], measured).phone).toBe('08055550000');
  });

  it('is for the person themself where they receive it, and as ever where it is picked up', () => {
    expect(forOrder({ ...home, recipient: 'amaka obi ' })).toMatchObject({ isForGuest: false, guestName: '' });
    expect(forOrder(null)).toEqual({ ...draft, partId: 'part' });
    expect(forOrder(home, [], 'Amaka')).toMatchObject({ isForGuest: false });
  });

  it('is for whose measurements it is made from, and asks who comes where that is nobody’s yet', () => {
    expect(forOrder(home, [], 'Tunde')).toMatchObject({ isForGuest: true, guestName: 'Tunde', phone: home.phone });
    const asked = forOrder(null, [], null);
    expect(asked).toMatchObject({ isForGuest: null, guestName: '' });
    expect(reachable('confirm', asked, { ...visit, place: 'studio' }, [])).toBe('time');
    expect(reachable('confirm', { ...asked, isForGuest: true }, { ...visit, place: 'studio' }, [])).toBe('confirm');
  });
});

describe('what it costs', () => {
  it('adds the way once and the deposit per seat', () => {
    const sums = sumsOf(visit, { ...draft, seats: 2, travelZoneId: 'island' });
    expect(sums).toEqual({ seats: 40_000, travel: 3_000, total: 43_000, deposit: 10_000, dueNow: 10_000 });
    expect(hasPlans(sums)).toBe(true);
    expect(sumsOf(visit, { ...draft, plan: 'full' }).dueNow).toBe(20_000);
  });

  it('leaves no choice where all is paid when booking', () => {
    expect(hasPlans(sumsOf({ ...visit, deposit: visit.price }, draft))).toBe(false);
  });
});
