import { expect, it } from 'vitest';
import { nearPath } from './measuring-near.ts';

it('leads to the booking with what its maker is told', () => {
  const path = nearPath({ _id: 's' }, 'For order ADN-1: Agbada & cap.');
  expect(path).toBe('/bookings/create?service=s&note=For+order+ADN-1%3A+Agbada+%26+cap.');
});
