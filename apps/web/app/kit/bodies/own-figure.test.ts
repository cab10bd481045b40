import type { MeasurementProfile } from '@adunni/contracts/measurements/measurements';
import { expect, it } from 'vitest';
import { MODELS } from './models.ts';
import { figureOfProfile, ownFigure, readTyped } from './own-figure.ts';

const SKIN = [120, 74, 48] as const;

it('reads centimetres with comma or point, and says of each that can’t be one between what it is', () => {
  expect(readTyped({ height: '168,5', bust: '92.0', waist: '76', hips: '102' })).toEqual({
    lengths: { height: 168.5, bust: 92, waist: 76, hips: 102 },
    wrong: {},
  });
  const { lengths, wrong } = readTyped({ height: '1.68', bust: '', waist: 'slim', hips: '171' });
  expect(lengths).toEqual({});
  expect(wrong).toEqual({
    height: 'Between 130 and 220 cm.',
    bust: 'Between 60 and 170 cm.',
    waist: 'Between 45 and 170 cm.',
    hips: 'Between 60 and 170 cm.',
  });
});

it('draws a profile from what was measured, millimetres as centimetres', () => {
  const values = { height: 1680, 'bust-girth': 925, 'inside-leg-length': 780, 'head-girth': 560 };
  const profile = { name: 'Tunde', figure: 'man', current: { values } } as unknown as MeasurementProfile;
  expect(figureOfProfile(profile, SKIN)).toMatchObject({
    name: 'Tunde',
    look: { build: 'man', skin: SKIN, lengths: { height: 168, bust: 92.5, inseam: 78 } },
  });
});

it('knows the same lengths again, whatever the name and the skin', () => {
  const look = { build: 'woman', lengths: { height: 168, waist: 70 }, skin: SKIN } as const;
  const { id } = ownFigure('Your figure', look);
  expect(ownFigure('Amaka', { ...look, lengths: { waist: 70, height: 168 }, skin: [1, 2, 3] }).id).toBe(id);
  expect(ownFigure('Your figure', { ...look, lengths: { height: 168, waist: 71 } }).id).not.toBe(id);
  expect(ownFigure('Your figure', { ...look, build: 'man' }).id).not.toBe(id);
  // What names a body in the key of a try is short and plain.
  expect(id).toMatch(/^figure-[0-9a-z]{1,7}$/);
  expect(new Set(MODELS.map((model) => model.id)).size).toBe(6);
});
