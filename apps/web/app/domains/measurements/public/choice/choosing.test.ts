import type { MeasurementProfile } from '@adunni/contracts/measurements/measurements';
import { expect, it } from 'vitest';
import { lackingText, measurementsLabel, offeredProfiles, proposedProfile, whoseMeasurements } from './choosing.ts';

const profile = (name: string, who: Partial<MeasurementProfile> = {}) =>
  ({
    ...{ _id: name, name, figure: 'woman', ageGroup: 'adult', current: { values: { 'head-girth': 560 } } },
    ...who,
  }) as MeasurementProfile;
const [amaka, ngozi] = [profile('Amaka'), profile('Ngozi')];
const chidi = profile('Chidi', { figure: 'man' });
const ada = profile('Ada', { ageGroup: 'child' });
const all = [ada, amaka, chidi, ngozi];

it('proposes the person’s own profile, else the only one that the product is cut for', () => {
  expect(proposedProfile(all, 'women', 'amaka')?.name).toBe('Amaka');
  expect(proposedProfile(all, 'men', 'Amaka')?.name).toBe('Chidi');
  expect(proposedProfile(all, 'girls', 'Amaka')?.name).toBe('Ada');
  expect(proposedProfile(all, 'women', 'Bola')).toBeNull();
  expect(proposedProfile([], 'unisex', 'Bola')).toBeNull();
});

it('offers those first whom the product is cut for', () => {
  expect(offeredProfiles(all, 'women').map(({ name }) => name)).toEqual(['Amaka', 'Ngozi', 'Ada', 'Chidi']);
});

it('says what was chosen for a line', () => {
  const product = { kind: 'made-to-measure' as const, categorySlug: 'caps', unchosenKinds: ['headwear'] };
  expect(measurementsLabel({ product, measurementProfileId: 'Amaka' }, all)).toBe('Amaka’s measurements');
  expect(whoseMeasurements('Títílayọ̀ Adé-Ojo')).toBe('Títílayọ̀ Adé-Ojo’s measurements');
  expect(whoseMeasurements('Ada, 7')).toBe('Measurements of Ada, 7');
  expect(measurementsLabel({ product, measurementProfileId: 'Me' }, [profile('Me')])).toBe('Your measurements');
  expect(measurementsLabel({ product, measurementProfileId: 'Amaka' }, [])).toBe('Saved measurements');
  expect(measurementsLabel({ product, measurementProfileId: null }, all)).toBe('Measurements to follow');
  const gown = { ...product, categorySlug: 'agbada' };
  expect(measurementsLabel({ product: gown, measurementProfileId: 'Amaka' }, all)).toMatch(
    /^Amaka’s measurements: \d lengths still missing$/,
  );
  expect(lackingText({ product: gown, measurementProfileId: 'Amaka' }, all)).toMatch(/^height, .* and .*length$/);
  expect(lackingText({ product, measurementProfileId: 'Amaka' }, all)).toBeNull();
  expect(lackingText({ product: gown, measurementProfileId: null }, all)).toBeNull();
  expect(
    measurementsLabel({ product: { ...product, kind: 'ready-to-wear' }, measurementProfileId: null }, all),
  ).toBeNull();
});
