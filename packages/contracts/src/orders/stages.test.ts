import { expect, it } from 'vitest';
import { CANCEL_TERMS } from './cancel-terms.ts';
import { isCancellable, nextStages, STAGE_NAMES, STAGE_PATHS, skippedBy, stageLabel } from './stages.ts';

it('can be cancelled until what the terms of each kind name', () => {
  const ends = (kind: keyof typeof CANCEL_TERMS) => STAGE_PATHS[kind].find((stage) => !isCancellable(stage));
  expect([ends('made-to-measure'), CANCEL_TERMS['made-to-measure']]).toEqual([
    'cutting',
    'You can cancel for a full refund until your fabric is cut.',
  ]);
  expect([ends('ready-to-wear'), CANCEL_TERMS['ready-to-wear']]).toEqual([
    'packed',
    'You can cancel ready-to-wear for a full refund until it is packed.',
  ]);
});

it('is ready for pickup only once its balance is paid, and collected by the name of that either way', () => {
  expect(stageLabel('packed', 'pickup')).toBe('Ready for pickup');
  expect(stageLabel('packed', 'pickup', true)).toBe('Packed');
  expect(stageLabel('ready', 'pickup', true)).toBe('Ready');
  expect(stageLabel('delivered', 'pickup', true)).toBe('Collected');
  expect(stageLabel('packed', 'standard')).toBe('Packed');
});

it('leaves out only a fitting and alterations, by steps that may be taken', () => {
  expect(nextStages('made-to-measure', 'sewing')).toEqual(['first-fitting', 'alterations', 'finishing', 'on-hold']);
  expect(['first-fitting', 'alterations', 'finishing'].map((to) => skippedBy('sewing', to as 'finishing'))).toEqual([
    [],
    ['first-fitting'],
    ['first-fitting', 'alterations'],
  ]);
  expect(skippedBy('first-fitting', 'finishing')).toEqual(['alterations']);
  expect(skippedBy('on-hold', 'finishing')).toEqual([]);
  const skipping = STAGE_NAMES.filter((stage) =>
    nextStages('made-to-measure', stage, 'finishing').some((to) => skippedBy(stage, to).length > 0),
  );
  expect(skipping).toEqual(['sewing', 'first-fitting']);
});
