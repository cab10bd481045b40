import { isCancellable, STAGE_PATHS } from '@adunni/contracts/orders/stages';
import { expect, it } from 'vitest';
import { acceptEffects, deadlineText } from './accepting.ts';

it('says what accepting brings, by the stages at which cancelling ends', () => {
  const first = (kind: keyof typeof STAGE_PATHS) => STAGE_PATHS[kind].find((stage) => !isCancellable(stage));
  expect([first('made-to-measure'), first('ready-to-wear')]).toEqual(['cutting', 'packed']);
  expect(acceptEffects('made-to-measure', false)).toContain(
    'until cutting starts you and the customer can still cancel',
  );
  expect(acceptEffects('ready-to-wear', false)).toContain('until they are packed');
  expect(acceptEffects('made-to-measure', false)).toContain('accepting doesn’t move it');
  expect(acceptEffects('made-to-measure', true), 'which only moves').not.toContain('doesn’t move');
});

it('says until when something is to be accepted by the clock of whoever reads it', () => {
  const at = '2026-11-29T22:14:00.000Z';
  expect(deadlineText(at, 'Africa/Lagos')).toBe('by Sun 29\u00a0Nov, 23:14 (Lagos time)');
  expect(deadlineText(at, 'Europe/London')).toContain('22:14 (London time)');
});
