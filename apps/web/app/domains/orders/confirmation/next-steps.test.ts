import { kobo, toNaira } from '@adunni/contracts/money';
import { describe, expect, it } from 'vitest';
import { ownMoment } from '../../availability/public/clocks/own-moment.ts';
import { nextSteps, type PaidOrder } from './next-steps.ts';

const naira = (amount: number) => toNaira(kobo(amount * 100));
const PART: PaidOrder['parts'][number] = {
  ...{ _id: 'ireti', readyBy: '2026-12-23T12:00:00Z' },
  ...{ stage: 'placed', kind: 'ready-to-wear', acceptBy: '2026-11-24T14:05:00Z', balance: null, isRefunded: false },
  maker: { slug: 'ireti', name: 'Ireti', city: 'Ibadan', country: 'Nigeria' },
  pickup: null,
};
const ORDER: PaidOrder = {
  ...{
    number: 'ADN-2026-000012',
    deliveryOption: 'standard',
    placedAt: '2026-11-23T12:00:00Z',
    due: naira(0),
    address: null,
    parts: [PART],
  },
};
const ADDRESS = {
  ...{ label: '', recipient: 'Dayo Adeyemi', phone: '+447700900123', street: '3 Navarino Road', city: 'London' },
  ...{ lga: '', state: '', landmark: '', postcode: 'E8 1AB', countryCode: 'GB' },
};
const WHO = 'You can send someone else. Whoever collects brings the order number ADN-2026-000012.';
const SENT = 'We let you know as soon as your items are sent, with their tracking number.';
const BALANCE = { ...{ amount: naira(5), since: null, dueBy: null, isOverdue: false }, kept: naira(0), back: naira(0) };

describe('what happens next with a paid order', () => {
  it('is that its maker confirms it, and that it is sent', () => {
    expect(nextSteps(ORDER)).toEqual([
      `Ireti confirms your order by ${ownMoment('2026-11-24T14:05:00Z')}. If not, you get a full refund.`,
      SENT,
    ]);
  });

  it('names the latest time where several makers confirm', () => {
    const later = {
      ...PART,
      acceptBy: '2026-11-25T09:00:00Z',
      maker: { ...PART.maker, slug: 'kolade', name: 'Kolade' },
    };
    expect(nextSteps({ ...ORDER, parts: [PART, later] })[0]).toContain(
      `Each maker confirms their items by ${ownMoment(later.acceptBy)}.`,
    );
  });

  it('says until when what is made to measure can be cancelled, and asks for the balance', () => {
    const part = { ...PART, kind: 'made-to-measure', balance: BALANCE } as const;
    expect(nextSteps({ ...ORDER, due: naira(40), parts: [part] })).toEqual([
      expect.stringMatching(/^Ireti confirms/),
      'The measurements are confirmed before any fabric is cut. Until then you can cancel.',
      'You can follow the sewing on this page, stage by stage.',
      'You can book a fitting on this page, for when there is something to try on, before your items are finished.',
      'Pay the balance of ₦40 once your items are ready. You then have 14 days.',
      SENT,
    ]);
  });

  it('puts the measuring visit before the fitting where measurements are still to be given', () => {
    const part = { ...PART, kind: 'made-to-measure' } as const;
    const steps = nextSteps({ ...ORDER, parts: [part] }, [part._id]);
    expect(steps[1]).toBe(
      'Book a measuring visit on this page, or add the measurements yourself: Ireti can’t start without them.',
    );
    expect(steps.find((step) => /fitting/.test(step))).toBe(
      'The fitting comes about 20 days after the measurements, before your items are finished. You can book it on this page once a measuring visit is booked or the measurements are there.',
    );
  });

  it('says of what is sent abroad where fittings are, and that it is made without one', () => {
    const part = { ...PART, kind: 'made-to-measure' } as const;
    const address = { ...ADDRESS, city: 'London', countryCode: 'GB' };
    const steps = nextSteps({ ...ORDER, address, parts: [part] }, [part._id]);
    expect(steps.filter((step) => /fitting/.test(step))).toEqual([
      'Fittings are in person, in Ibadan, Nigeria. Unless you can be there, your items are made from the measurements, without a fitting.',
    ]);
    const home = nextSteps({ ...ORDER, address: { ...address, countryCode: 'NG' }, parts: [part] });
    expect(home).toContainEqual(expect.stringMatching(/^You can book a fitting on this page/));
  });

  it('leaves out what is over: cutting, making, sending', () => {
    const part = { ...PART, kind: 'made-to-measure', acceptBy: null } as const;
    const at = (stage: (typeof PART)['stage']) => nextSteps({ ...ORDER, parts: [{ ...part, stage }] });
    expect(at('sewing')).toEqual([
      'You can follow the sewing on this page, stage by stage.',
      'You can book a fitting on this page, for when there is something to try on, before your items are finished.',
      SENT,
    ]);
    expect(at('alterations')).toEqual(['You can follow the sewing on this page, stage by stage.', SENT]);
    expect(at('ready')).toEqual([SENT]);
    expect(at('dispatched')).toEqual([]);
    expect(nextSteps({ ...ORDER, parts: [{ ...PART, isRefunded: true }] })).toEqual([]);
  });

  it('ends with the pickup where it is picked up', () => {
    expect(nextSteps({ ...ORDER, deliveryOption: 'pickup' }).at(-1)).toBe(
      `We let you know as soon as you can pick up your items. ${WHO}`,
    );
    const place = { street: '9 Awosika Avenue', city: 'Ibadan', state: 'Oyo', countryCode: 'NG' };
    const pickup = { ...place, landmark: '', postcode: '', note: '', hours: '', keptUntil: null };
    const atOne = { ...PART, pickup };
    const said = (...parts: PaidOrder['parts']) => nextSteps({ ...ORDER, deliveryOption: 'pickup', parts }).at(-1);
    expect(said(atOne)).toBe(
      `We let you know as soon as you can pick up your items at 9 Awosika Avenue, Ibadan, Oyo. ${WHO} We keep finished items for 30 days.`,
    );
    expect(said(atOne, { ...atOne, _id: 'kolade' })).toBe(
      `We let you know as soon as you can pick up your items at the workshops below. ${WHO} We keep finished items for 30 days.`,
    );
  });
});
