import { kobo, toNaira } from '@adunni/contracts/money';
import { describe, expect, it } from 'vitest';
import {
  fittingPath,
  fittingText,
  leastPrice,
  type Measuring,
  measuringPath,
  nextOf,
  placesText,
} from './measuring.ts';

type Card = Measuring['measuring'][number];
const card = (_id: string, place: Card['place'], title = 'Studio measuring', areas: string[] = []): Card =>
  ({
    ...{ _id, place, title, areas },
    maker: { slug: 'kolade-and-thread', name: 'Kolade & Thread', city: 'Yaba', country: 'Nigeria', tier: 'Verified' },
  }) as Card;
const OF = { order: 'o', part: 'p' };

describe('where somebody is measured', () => {
  it('is said in words, each place once', () => {
    expect(placesText([card('a', 'studio')])).toBe('in Yaba');
    expect(placesText([card('a', 'home'), card('b', 'studio'), card('c', 'studio')])).toBe('in Yaba or at home');
    expect(placesText([card('a', 'home', 'At home', ['Ikeja', 'Ikoyi']), card('b', 'studio')])).toBe(
      'in Yaba or at home (Ikeja, Ikoyi)',
    );
    expect(placesText([card('a', 'video'), card('b', 'home'), card('c', 'studio')])).toBe(
      'in Yaba, at home or by video',
    );
  });

  it('is said with its country to who may live in another, once', () => {
    const said = (...cards: Card[]) => placesText(cards, { withCountry: true });
    expect(said(card('a', 'video'), card('b', 'home'), card('c', 'studio'))).toBe(
      'in Yaba, Nigeria, at home or by video',
    );
    expect(said(card('a', 'home', 'At home', ['Ikeja', 'Ikoyi']))).toBe('at home in Nigeria (Ikeja, Ikoyi)');
    expect(said(card('a', 'video'))).toBe('by video');
  });

  it('is booked at once where one service does it, and a fitting as one', () => {
    const [studio, video] = [card('s', 'studio'), card('v', 'video')];
    const fitting = card('f', 'studio', 'Fitting');
    const found: Measuring = { measuring: [studio, video], fitting: [fitting], others: [] };
    expect(measuringPath(found, OF)).toBe('/bookings/create?order=o&part=p');
    expect(measuringPath({ ...found, measuring: [video] }, OF)).toBe('/bookings/create?order=o&part=p&service=v');
    expect(measuringPath({ ...found, measuring: [] }, OF)).toBe('/bookings/create?order=o&part=p');
    expect(fittingPath(found, OF)).toBe('/bookings/create?order=o&part=p&for=fitting&service=f');
  });

  it('is said of fittings before anything is ordered, and nothing of who offers none', () => {
    const fitting = [card('f', 'studio', 'Fitting'), card('h', 'home', 'Fitting at home')];
    expect(fittingText({ fitting }, 30)).toBe(
      'Fittings are optional and in person, in Yaba, Nigeria or at home, about 20 days after the measurements. You can book one from your order once a measuring visit is booked or the maker has the measurements',
    );
    expect(fittingText({ fitting: [] }, 30)).toBeNull();
  });

  it('costs at least what the cheapest does, and nothing is said where there is none', () => {
    const priced = [9000, 5000].map((naira) => ({ price: toNaira(kobo(naira * 100)) }));
    expect(leastPrice(priced)).toBe(5000);
    expect(leastPrice([])).toBeNull();
  });

  it('is next when the first of the services is free, and never where all are fully booked', () => {
    const free = (nextFreeAt: string | null, place: Card['place'] = 'studio') => ({
      nextFreeAt,
      zone: 'Africa/Lagos',
      place,
    });
    const [late, soon] = [free('2026-12-01T09:00:00Z'), free('2026-11-30T11:00:00Z', 'video')];
    expect(nextOf([late, free(null), soon])).toEqual({ at: soon.nextFreeAt, zone: 'Africa/Lagos', place: 'video' });
    expect(nextOf([free(null)])).toBeNull();
  });
});
