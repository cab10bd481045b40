import type { StaffItem } from '@adunni/contracts/orders/staff';
import { expect, it } from 'vitest';
import { refundedText, returnsText, takesReturns } from './returns.ts';

const ITEM = { kind: 'ready-to-wear', quantity: 2, refundedQuantity: 1, restockedQuantity: 0, returnable: true };
const item = (change: Partial<typeof ITEM> = {}) => ({ ...ITEM, ...change }) as StaffItem;

it('says of refunded items that can be sold again how many are', () => {
  expect(refundedText(item())).toBe('1 of 2 refunded, none back in stock');
  expect(refundedText(item({ restockedQuantity: 1 }))).toBe('1 of 2 refunded, 1 back in stock');
  expect(refundedText(item({ kind: 'made-to-measure' }))).toBe('1 of 2 refunded');
});

it('lets sent items come back to their maker, while one can', () => {
  const part = { stage: 'delivered', viewer: 'maker', items: [item()] } as const;
  const can = (change: object) => takesReturns({ ...part, items: [...part.items], ...change });
  expect(can({})).toBe(true);
  expect(can({ viewer: 'tailor' })).toBe(false);
  expect(can({ stage: 'packed' })).toBe(false);
  expect(can({ items: [item({ returnable: false })] })).toBe(false);
  expect(can({ items: [item({ refundedQuantity: 2 })] })).toBe(false);
});

it('tells makers by when an item is returned, once that is known', () => {
  expect(returnsText(7).before).toMatch(/asks in the messages within 7 days of delivery, and you tell them/);
  expect(returnsText(null).before).toMatch(/asks in the messages, and you tell them/);
});
