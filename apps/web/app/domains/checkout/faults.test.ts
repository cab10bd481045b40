import { expect, it } from 'vitest';
import { faultsIn, stepAtFault } from './faults.ts';

it('leads to the first step that asks for a field with a fault', () => {
  const both = { 'address.lga': 'Please choose the local government area.', 'contact.phone': 'Not a number.' };
  expect(stepAtFault(both)).toBe('contact');
  expect(faultsIn('contact', both)).toEqual({ phone: 'Not a number.' });
  expect(stepAtFault({ 'address.phone': 'Not a number.' })).toBe('address');
  expect(stepAtFault({ expectedTotal: 'Required.' })).toBeNull();
});
