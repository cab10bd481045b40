import type { Service } from '@adunni/contracts/services/services';
import { expect, it } from 'vitest';
import { ANYONE, readChoice, stepsOf } from './choice.ts';

const people = [
  { _id: 'kolade', name: 'Kolade Ogunleye', title: 'Cutter' },
  { _id: 'musa', name: 'Musa Bello', title: 'Measurer' },
];
const service = { _id: 's', providers: people } as Partial<Service> as Service;
const alone = { ...service, providers: people.slice(0, 1) };
const start = '2026-11-24T09:00:00.000Z';
const read = (text: string, of: Service | null = service) => readChoice(new URLSearchParams(text), of);

it('opens the first step that nothing was chosen in', () => {
  expect(read('', null).step).toBe('service');
  expect(read('')).toEqual({ step: 'provider', provider: null, start: null });
  expect(read('provider=musa')).toEqual({ step: 'time', provider: 'musa', start: null });
  expect(read(`provider=musa&start=${start}`)).toEqual({ step: 'details', provider: 'musa', start });
});

it('takes a time without a person for one of anyone’s', () => {
  expect(read(`start=${start}`)).toEqual({ step: 'details', provider: ANYONE, start });
});

it('goes back to any step, and never ahead of what is missing', () => {
  expect(read(`provider=any&start=${start}&step=provider`).step).toBe('provider');
  expect(read(`provider=any&start=${start}&step=confirm`).step).toBe('confirm');
  expect(read('provider=any&step=confirm').step).toBe('time');
  expect(read(`provider=nobody&step=time`)).toEqual({ step: 'provider', provider: null, start: null });
  expect(read('start=tomorrow').start).toBeNull();
});

it('counts no steps beyond the service until one is chosen', () => {
  expect(stepsOf(null)).toEqual(['service']);
  expect(stepsOf(service)).toHaveLength(5);
});

it('does not ask who, where only one person does it', () => {
  expect(stepsOf(alone)).toEqual(['service', 'time', 'details', 'confirm']);
  expect(read('step=provider', alone)).toEqual({ step: 'time', provider: ANYONE, start: null });
});
