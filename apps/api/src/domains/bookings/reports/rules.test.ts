import { describe, expect, it } from 'vitest';
import { type ReportedBooking, type ReportHistory, reportableNow } from './rules.ts';

const at = (text: string) => new Date(`2026-11-${text}Z`);
const BOOKING: ReportedBooking = {
  status: 'completed',
  endedBy: null,
  endsAt: at('25T10:00:00'),
  agreedAt: at('23T06:00:00'),
};
const HISTORY: ReportHistory = { outcome: { endedAt: at('21T10:00:00') }, latest: null };
const now = at('25T12:00:00');
const settled = (text: string) => ({ status: 'declined' as const, settledAt: at(text) });

describe('what can be reported of a booking', () => {
  it.each<[string, Partial<ReportedBooking>, Partial<ReportHistory>, string[] | null]>([
    ['completed', {}, {}, ['maker-absent', 'not-as-booked', 'other']],
    [
      'missed by its customer',
      { status: 'no-show', endedBy: 'customer' },
      {},
      ['customer-present', 'maker-absent', 'other'],
    ],
    ['missed by its maker, of which everything went back', { status: 'no-show', endedBy: 'maker' }, {}, null],
    [
      'past and not ended by anybody',
      { status: 'confirmed' },
      { outcome: null },
      ['maker-absent', 'not-as-booked', 'other'],
    ],
    ['not over yet', { status: 'confirmed', endsAt: at('25T12:00:01') }, { outcome: null }, null],
    ['cancelled', { status: 'cancelled', endedBy: 'customer' }, { outcome: null }, null],
    ['ended before there were outcomes', {}, { outcome: null }, null],
    ['reported already', {}, { latest: { status: 'open', settledAt: null } }, null],
    ['settled since it ended', {}, { latest: settled('21T10:00:00') }, null],
    [
      'settled, and ended anew after that',
      {},
      { latest: settled('21T09:59:59') },
      ['maker-absent', 'not-as-booked', 'other'],
    ],
    [
      'reopened, and not agreed anew since',
      { status: 'confirmed', agreedAt: at('25T11:00:00') },
      { outcome: null, latest: settled('25T11:00:00') },
      null,
    ],
  ])('that is %s', (_, booking, history, reasons) => {
    expect(reportableNow({ ...BOOKING, ...booking }, { ...HISTORY, ...history }, now)?.reasons ?? null).toEqual(
      reasons,
    );
  });

  it('until the last moment of the seventh day, and not a millisecond longer', () => {
    const endedAt = new Date(now.getTime() - 7 * 24 * 60 * 60_000);
    const ended = { ...HISTORY, outcome: { endedAt } };
    expect(reportableNow(BOOKING, ended, now)?.until).toEqual(now);
    expect(reportableNow(BOOKING, ended, new Date(now.getTime() + 1))).toBeNull();
  });
});
