import { expect, it } from 'vitest';
import { allMoved, moved, nudgeOf } from './anchors.ts';
import { anchorLabel } from './words.ts';

it('arrow keys move an anchor a little, with Shift further, and other keys do not', () => {
  expect(nudgeOf('ArrowLeft', false)).toEqual([-2, 0]);
  expect(nudgeOf('ArrowDown', true)).toEqual([0, 20]);
  expect(nudgeOf('Enter', false)).toBeNull();
});

it('an anchor stays on the canvas, and the others where they are', () => {
  const anchors = { neck: [600, 285], brow: [600, 100] } as Record<string, [number, number]>;
  expect(moved(anchors, 'neck', [-4, 1700.26])).toEqual({ neck: [0, 1600], brow: [600, 100] });
  expect(moved(anchors, 'neck', [12.345, 7])).toEqual({ neck: [12.3, 7], brow: [600, 100] });
});

it('all anchors move by as much, none beside the canvas', () => {
  const anchors = { neck: [600, 285], brow: [600, 100] } as Record<string, [number, number]>;
  expect(allMoved(anchors, [20, -150])).toEqual({ neck: [620, 135], brow: [620, 0] });
});

it('anchors are named with their side', () => {
  expect(['neck', 'shoulderR', 'hipJL', 'hemL'].map(anchorLabel)).toEqual([
    'Neck',
    'Right shoulder',
    'Left hip joint',
    'Left hem',
  ]);
});
