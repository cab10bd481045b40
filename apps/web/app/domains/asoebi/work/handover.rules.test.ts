import { expect, it } from 'vitest';
import { handedOverText, handoverLine, handoverTitle } from './handover.rules.ts';

it('says where a set is still to be handed over, and names the table of its guest', () => {
  expect([handoverTitle('ready'), handoverTitle('collected')]).toEqual(['To hand over at', 'Handed over at']);
  const handover = { _id: '1', kind: 'delivery', name: 'Within Ibadan' } as const;
  expect(handoverLine({ handover, address: '12 Mokola Hill, Ibadan', tableCode: 'A3' })).toBe(
    'Within Ibadan · 12 Mokola Hill, Ibadan · Table A3',
  );
  expect(handoverLine({ handover, address: '', tableCode: null })).toBe('Within Ibadan');
});

it('says that a hold delays what handing over earns', () => {
  expect(handedOverText({ isHeld: false, delivers: false })).toContain(
    'available to you within the hour once all sets of their order are handed over',
  );
  expect(handedOverText({ isHeld: false, delivers: false })).toContain(
    'If the event or this group is put on hold before, that waits until the hold ends.',
  );
  expect(handedOverText({ isHeld: true, delivers: false })).toContain(
    'only after the hold ends, once all sets of their order are handed over',
  );
  expect(handedOverText({ isHeld: true, delivers: false })).not.toContain('within the hour');
  expect(handedOverText({ isHeld: false, delivers: true })).toMatch(/^You bring or send the sets that are delivered/);
});
