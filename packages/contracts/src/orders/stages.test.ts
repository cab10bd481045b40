import { expect, it } from 'vitest';
import { CANCEL_TERMS, isCancellable, STAGE_PATHS } from './stages.ts';

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
