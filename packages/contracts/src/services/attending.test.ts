import { expect, it } from 'vitest';
import { canAttend, destinationText, isSentAbroad, workshopPlace } from './attending.ts';

const maker = { country: 'Nigeria' };

it('lets people come to visits in person within the country of the workshop only, and to a video call from everywhere', () => {
  const from = (countryCode: string) =>
    (['studio', 'home', 'video'] as const).map((place) => canAttend({ place, maker }, countryCode));
  expect(from('NG')).toEqual([true, true, true]);
  expect(from('GB')).toEqual([false, false, true]);
});

it('keeps nobody away where a country is not known', () => {
  expect(canAttend({ place: 'studio', maker }, null)).toBe(true);
  expect(canAttend({ place: 'studio', maker: { country: 'Wakanda' } }, 'GB')).toBe(true);
});

it('knows what is sent to another country than that of its maker, and that what is picked up is not', () => {
  expect(isSentAbroad({ maker }, { address: { countryCode: 'GB' } })).toBe(true);
  expect(isSentAbroad({ maker }, { address: { countryCode: 'NG' } })).toBe(false);
  expect(isSentAbroad({ maker }, { address: null })).toBe(false);
});

it('names the place of a workshop and of a delivery with their countries, each once', () => {
  expect(workshopPlace({ city: 'Yaba', country: 'Nigeria' })).toBe('Yaba, Nigeria');
  expect(workshopPlace({ city: 'Singapore', country: 'Singapore' })).toBe('Singapore');
  expect(destinationText({ city: 'London', countryCode: 'GB' })).toBe('London, United Kingdom');
});
