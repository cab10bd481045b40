import { expect, it } from 'vitest';
import { placeOf, readCalculation, withPiece } from './calculation.ts';

const read = (query: string) => readCalculation(new URLSearchParams(query));
const ID = '019ab3c4-0000-7000-8000-000000000001';

it('reads where to and what, and leaves out what cannot be', () => {
  expect(read('')).toEqual({ country: 'NG', state: '', q: '', piece: null });
  expect(read(`country=NG&state=Kano&q=+agbada+&piece=${ID}`)).toEqual({
    ...{ country: 'NG', state: 'Kano', q: 'agbada', piece: ID },
  });
  expect(read('country=GB&state=Kano')).toMatchObject({ country: 'GB', state: '' });
  expect(read('country=XX&state=toString&piece=1')).toEqual({ country: 'NG', state: '', q: '', piece: null });
});

it('says the place in words, and leads to another piece', () => {
  expect([placeOf(read('state=Kano')), placeOf(read('country=GB'))]).toEqual(['Kano, Nigeria', 'United Kingdom']);
  expect(withPiece(read('state=Kano&q=gele'), ID)).toBe(`/support/shipping?country=NG&state=Kano&q=gele&piece=${ID}`);
});
