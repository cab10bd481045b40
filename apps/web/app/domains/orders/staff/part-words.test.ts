import type { StaffPart } from '@adunni/contracts/orders/staff';
import { describe, expect, it } from 'vitest';
import { closingText, leavesVisits, newDateText } from './part-words.ts';

describe('another date', () => {
  it('is changed as often as needed, and gives no further right to cancel', () => {
    const said = newDateText({ kind: 'made-to-measure', stage: 'confirmed', heldAt: null });
    expect(said).toMatch(
      /^You can change it again whenever you need to\. .* can cancel until cutting starts, as before\.$/,
    );
    expect(newDateText({ kind: 'ready-to-wear', stage: 'confirmed', heldAt: null })).toContain('until it is packed');
    expect(newDateText({ kind: 'made-to-measure', stage: 'sewing', heldAt: null })).toContain('can no longer cancel');
  });

  it('is by the stage at which a part was put on hold', () => {
    const at = (heldAt: 'confirmed' | 'cutting') => newDateText({ kind: 'made-to-measure', stage: 'on-hold', heldAt });
    expect(at('confirmed')).toContain('until cutting starts');
    expect(at('cutting')).toContain('can no longer cancel');
  });
});

describe('closing', () => {
  const money = { release: { daysAfterDelivery: 7 } } as StaffPart['money'];

  it('is by itself so many days after delivery, and refunds are possible afterwards', () => {
    expect(closingText({ stage: 'sewing', money }, 'standard')).toBe(
      'The order closes automatically 7 days after delivery, unless our staff open a dispute. The customer can report a problem until then; our staff can still refund after that.',
    );
    expect(closingText({ stage: 'ready', money }, 'pickup')).toContain('7 days after it is collected');
  });

  it('is a decision of staff in a dispute, and not announced once nothing is held', () => {
    expect(closingText({ stage: 'disputed', money }, 'standard')).toBe(
      'Our staff close the order once the dispute is settled.',
    );
    expect(closingText({ stage: 'closed', money: null }, 'standard')).toBeNull();
  });
});

describe('visits that are still booked', () => {
  it('are left behind from the quality check on, and by what skips fittings', () => {
    expect(leavesVisits('finishing', 'quality-check')).toBe(true);
    expect(leavesVisits('ready', 'dispatched')).toBe(true);
    expect(leavesVisits('packed', 'delivered')).toBe(true);
    expect(leavesVisits('sewing', 'finishing')).toBe(true);
  });

  it('are not by a stage before that, a hold, its end or a dispute', () => {
    expect(leavesVisits('sewing', 'first-fitting')).toBe(false);
    expect(leavesVisits('finishing', 'on-hold')).toBe(false);
    expect(leavesVisits('on-hold', 'quality-check')).toBe(false);
    expect(leavesVisits('delivered', 'disputed')).toBe(false);
  });
});
