import { describe, expect, it } from 'vitest';
import { MODELS, type Model } from '../../../kit/bodies/models.ts';
import type { PhotoPerson } from '../person.ts';
import { easeOf } from './picked.ts';

const SIZES = [
  { label: 'S', ease: 14, girth: 89 },
  { label: 'M', ease: 14, girth: 96.5 },
  { label: 'L', ease: 16, girth: 106.5 },
];
const kaftan = { slot: 'whole', sizes: SIZES } as const;
const manOf = (bust: number): Model => ({
  ...(MODELS[3] as Model),
  look: { ...(MODELS[3] as Model).look, lengths: { height: 176, bust } },
});
const photo = { id: 'p', read: {} } as unknown as PhotoPerson;

describe('how wide a size is laid', () => {
  it('is as in the picture in the size that fits, narrower in a smaller one and wider in a larger', () => {
    const on = (label: string) => easeOf(kaftan, { size: label, fits: null }, manOf(96.5));
    expect(on('M')).toBe(1);
    expect(on('L')).toBeCloseTo(122.5 / 110.5);
    expect(on('S')).toBeCloseTo(103 / 110.5);
  });

  it('goes by the body, whose own girth lies between sizes', () => {
    expect(easeOf(kaftan, { size: 'M', fits: null }, manOf(99))).toBeCloseTo(110.5 / 113);
    expect(easeOf(kaftan, { size: 'L', fits: null }, manOf(99))).toBeCloseTo(122.5 / 113);
  });

  it('stays within what cloth does', () => {
    expect(easeOf(kaftan, { size: 'S', fits: null }, manOf(130))).toBe(0.92);
    expect(easeOf(kaftan, { size: 'L', fits: null }, manOf(62))).toBe(1.3);
  });

  it('goes in a photo by the size that fits whoever is signed in, or else by the middle one', () => {
    expect(easeOf(kaftan, { size: 'L', fits: 'L' }, photo)).toBe(1);
    expect(easeOf(kaftan, { size: 'L', fits: 'S' }, photo)).toBeCloseTo(122.5 / 103);
    expect(easeOf(kaftan, { size: 'M', fits: null }, photo)).toBe(1);
  });

  it('is that of the picture where no size was picked or none is known', () => {
    expect(easeOf(kaftan, { size: null, fits: null }, manOf(96.5))).toBe(1);
    expect(easeOf(kaftan, { size: 'XXL', fits: null }, manOf(96.5))).toBe(1);
    expect(easeOf({ slot: 'head', sizes: [] }, { size: '58 cm', fits: null }, photo)).toBe(1);
  });
});
