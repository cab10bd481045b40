import { expect, it } from 'vitest';
import { zoneOf } from './zone-of.rules.ts';

const ZONES = [{ name: 'Yaba, Surulere, Ebute Metta' }, { name: 'Ikeja and Maryland' }, { name: 'Lagos Island' }];
const at = (street: string, city: string, lga = '') => zoneOf(ZONES, { street, city, lga })?.name ?? null;

it('finds the zone that names the city, the area or the part of the street', () => {
  expect(at('14 Adeniran Ogunsanya Street', 'surulere')).toBe('Yaba, Surulere, Ebute Metta');
  expect(at('3 Allen Avenue', 'Lagos', 'Ikeja')).toBe('Ikeja and Maryland');
  expect(at('22 Mobolaji Bank Anthony Way, Maryland', 'Lagos')).toBe('Ikeja and Maryland');
});

it('finds none where no name is the same, or several zones are named', () => {
  expect(at('1 Marina', 'Lagos')).toBe(null);
  expect(at('2 Herbert Macaulay Way, Yaba', 'Ikeja')).toBe(null);
});
