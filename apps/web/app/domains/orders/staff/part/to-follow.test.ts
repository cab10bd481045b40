import { expect, it } from 'vitest';
import { askedText } from './to-follow.ts';

const NOW = Date.parse('2026-11-28T09:00:00.000Z');
const NONE = { askedAt: null, remindsAt: null, asksAgainAt: null };

it('says when a customer was asked for measurements, is reminded and can be asked again', () => {
  expect(askedText(NONE, NOW)).toBeNull();
  const asked = { ...NONE, askedAt: '2026-11-28T08:00:00.000Z' };
  expect(askedText(asked, NOW)).toMatch(/^The customer was last asked on 28.+\.$/);
  const reminded = { ...asked, remindsAt: '2026-11-30T08:00:00.000Z', asksAgainAt: '2026-11-29T08:00:00.000Z' };
  expect(askedText(reminded, NOW)).toMatch(/asked on 28.+\. We remind them on 30.+\. You can ask again from 29.+\.$/);
});

it('promises no reminder while it is sent', () => {
  const sent = { ...NONE, askedAt: '2026-11-26T08:00:00.000Z', remindsAt: '2026-11-28T08:00:00.000Z' };
  expect(askedText(sent, NOW)).not.toContain('remind');
});
