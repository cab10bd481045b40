import type { StaffItem } from '@adunni/contracts/orders/staff';
import { expect, it } from 'vitest';
import { refundedText, returnsText } from './returns.ts';

const ITEM = { kind: 'ready-to-wear', quantity: 2, refundedQuantity: 1, restockedQuantity: 0, returnable: true };
const item = (change: Partial<typeof ITEM> = {}) => ({ ...ITEM, ...change }) as StaffItem;

it('says of refunded items that can be sold again how many are', () => {
  expect(refundedText(item())).toBe('1 of 2 refunded, none back in stock');
  expect(refundedText(item({ restockedQuantity: 1 }))).toBe('1 of 2 refunded, 1 back in stock');
  expect(refundedText(item({ kind: 'made-to-measure' }))).toBe('1 of 2 refunded');
});

it('tells makers how a sent item comes back, while one can', () => {
  const part = { stage: 'delivered', viewer: 'maker', items: [item()] } as const;
  const told = (change: object) => returnsText({ ...part, items: [...part.items], ...change });
  expect(told({})).toMatch(/^Returns: the customer asks in the messages/);
  expect(told({ viewer: 'tailor' })).toBeNull();
  expect(told({ stage: 'packed' })).toBeNull();
  expect(told({ items: [item({ returnable: false })] })).toBeNull();
  expect(told({ items: [item({ refundedQuantity: 2 })] })).toBeNull();
});
