import { expect, it } from 'vitest';
import { toFollowText } from './to-follow.ts';

const NOW = Date.parse('2026-11-28T09:00:00.000Z');
const NONE = { askedAt: null, remindsAt: null, appointment: null };

it('says how measurements come, and when their customer was and is reminded', () => {
  expect(toFollowText(NONE, NOW)).toBe(
    'No measurements yet: the customer adds them on the page of their order, and the workshop is notified when they do.',
  );
  const reminded = { ...NONE, askedAt: '2026-11-26T09:00:00.000Z', remindsAt: '2026-11-29T09:00:00.000Z' };
  expect(toFollowText(reminded, NOW)).toMatch(/They were last asked on 26.+\. The next reminder is on 29.+\.$/);
  expect(toFollowText({ ...reminded, remindsAt: '2026-11-28T08:00:00.000Z' }, NOW), 'while it is sent').not.toContain(
    'next reminder',
  );
});

it('names the appointment at which they are measured, until it is over', () => {
  const appointment = {
    ...{ partId: 'p', bookingId: 'b', number: 'BKG-2026-000001', provider: 'Kunle', zone: 'Africa/Lagos' },
    ...{ startsAt: '2026-12-01T09:00:00.000Z', isRequested: false, isOver: false },
  } as unknown as NonNullable<Parameters<typeof toFollowText>[0]['appointment']>;
  expect(toFollowText({ ...NONE, appointment }, NOW)).toContain('They are measured on Tue 1\u00a0Dec, 10:00.');
  expect(toFollowText({ ...NONE, appointment: { ...appointment, isOver: true } }, NOW)).not.toContain(
    'They are measured',
  );
});
