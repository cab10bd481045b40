import { expect, it } from 'vitest';
import type { EventFormIn } from './forms.ts';
import { isTight, whatIsMissing } from './missing.ts';

const TODAY = '2026-05-01';
const id = (n: number) => `01890000-0000-7000-8000-00000000000${n}`;
const pack = {
  ...{ _id: id(1), kind: 'fabric' as const, title: 'Lace', price: 45_000, yards: 5, stock: null },
  ...{ deadline: '2026-07-01', depositPercent: null, needs: 'nothing' as const },
};
const colours = [{ name: 'Emerald', hex: '#0b6e4f' }];
const group = { _id: id(2), name: 'Bride’s side', cloth: 'lace' as const, colours, coordinator: '', packages: [pack] };
const READY: EventFormIn = {
  ...{ kind: 'wedding', title: 'Tiwa weds Dapo', celebrants: 'Tiwa and Dapo', day: '2026-08-01', city: 'Lagos' },
  ...{ story: '', feeBearer: 'included', groups: [group] },
  handovers: [{ _id: id(3), kind: 'pickup', name: 'Surulere', details: '4 Bode Thomas Street', price: 0 }],
};
const missing = (change: Partial<EventFormIn>) => whatIsMissing({ ...READY, ...change }, TODAY);
const ofPackage = (change: object) => missing({ groups: [{ ...group, packages: [{ ...pack, ...change }] }] });

it('finds nothing missing in a finished event', () => {
  expect(missing({})).toEqual([]);
});

it('names each thing that is missing, with its step', () => {
  expect(missing({ title: '' })).toEqual([{ step: 'about', text: 'Give the event a title.' }]);
  expect(missing({ day: TODAY })).toEqual([{ step: 'about', text: 'The day must be in the future.' }]);
  expect(missing({ groups: [] })).toEqual([{ step: 'groups', text: 'Add at least one group of guests.' }]);
  expect(missing({ handovers: [] }).map(({ step }) => step)).toEqual(['handover']);
  expect(missing({ groups: [{ ...group, packages: [] }] })).toEqual([
    { step: 'packages', text: 'Add a package for Bride’s side.' },
  ]);
  expect(missing({ groups: [group, { ...group, _id: id(4), name: 'BRIDE’S SIDE' }] })).toEqual([
    { step: 'groups', text: 'Two groups are called “BRIDE’S SIDE”.' },
  ]);
});

it('asks for price, yards of fabric and a last day before the event', () => {
  expect(ofPackage({ price: null, yards: null }).map(({ text }) => text)).toEqual([
    'Set the price of “Lace”.',
    'Say how many yards “Lace” has.',
  ]);
  expect(ofPackage({ deadline: TODAY })).toEqual([]);
  expect(ofPackage({ deadline: '2026-04-30' })[0]?.text).toBe('The last day to order “Lace” is over.');
  expect(ofPackage({ deadline: '2026-08-01' })[0]?.text).toBe('Guests must order “Lace” before the day itself.');
});

it('calls a last day tight that leaves less than two weeks, or six when it is sewn', () => {
  const tight = (kind: 'fabric' | 'sewn', deadline: string) => isTight({ kind, deadline }, '2026-08-01');
  expect([tight('fabric', '2026-07-18'), tight('fabric', '2026-07-19')]).toEqual([false, true]);
  expect([tight('sewn', '2026-06-20'), tight('sewn', '2026-06-21')]).toEqual([false, true]);
});

it('asks guests for their size or measurements before anything is sewn for them', () => {
  const sewn = { kind: 'sewn', needs: 'nothing' };
  expect(ofPackage(sewn)).toEqual([{ step: 'packages', text: 'Ask guests for a size or measurements for “Lace”.' }]);
  expect(ofPackage({ ...sewn, needs: 'size' })).toEqual([]);
});

it('wants payments that can be charged, of a deposit as of what is left', () => {
  const texts = (price: number, depositPercent: number | null) =>
    ofPackage({ price, depositPercent }).map(({ text }) => text);
  const TOO_LITTLE = ['Each payment for “Lace” must be at least ₦50.'];
  expect([texts(49, null), texts(400, 10), texts(400, 90)]).toEqual([TOO_LITTLE, TOO_LITTLE, TOO_LITTLE]);
  expect([texts(50, null), texts(500, 10), texts(500, 90)]).toEqual([[], [], []]);
});
