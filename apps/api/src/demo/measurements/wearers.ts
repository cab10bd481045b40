import type { SentMeasurements } from '@adunni/contracts/measurements/forms';

/** A person of whom the demo customer keeps measurements, and how they changed: days ago, the oldest first. */
export interface DemoWearer extends Pick<SentMeasurements, 'name' | 'figure' | 'ageGroup'> {
  versions: (Pick<SentMeasurements, 'unit' | 'values' | 'method'> & { daysAgo: number; measuredBy: string })[];
}

const AMAKA = {
  ...{ height: 1670, 'head-girth': 570, 'neck-base-girth': 370, 'shoulder-width': 400, 'bust-girth': 940 },
  ...{ 'under-bust-girth': 800, 'waist-girth': 760, 'hip-girth': 1040, 'bust-point-separation': 185 },
  ...{ 'shoulder-to-bust-point': 265, 'shoulder-to-waist': 410, 'arm-length': 580, 'upper-arm-girth': 310 },
  ...{ 'armscye-girth': 430, 'wrist-girth': 160, 'outside-leg-length': 1020, 'gown-length': 1420 },
};
const CHIDI = {
  ...{ height: 1830, 'head-girth': 590, 'neck-base-girth': 410, 'shoulder-width': 480, 'bust-girth': 1060 },
  ...{ 'waist-girth': 940, 'hip-girth': 1050, 'arm-length': 640, 'upper-arm-girth': 350, 'wrist-girth': 180 },
  ...{ 'thigh-girth': 610, 'inside-leg-length': 840, 'outside-leg-length': 1080, 'kaftan-length': 1090 },
  ...{ 'agbada-length': 1430 },
};

export const demoWearers: readonly DemoWearer[] = [
  {
    ...{ name: 'Amaka', figure: 'woman', ageGroup: 'adult' },
    versions: [
      { daysAgo: 240, unit: 'in', values: AMAKA, method: 'helped', measuredBy: 'Chidi' },
      {
        ...{ daysAgo: 34, unit: 'cm', method: 'alone', measuredBy: '' },
        values: { ...AMAKA, 'waist-girth': 770, 'upper-arm-girth': 315, 'thigh-girth': 600 },
      },
    ],
  },
  {
    ...{ name: 'Chidi', figure: 'man', ageGroup: 'adult' },
    versions: [{ daysAgo: 62, unit: 'in', values: CHIDI, method: 'tailor', measuredBy: 'Kolade & Thread' }],
  },
  {
    ...{ name: 'Ada, 7', figure: 'woman', ageGroup: 'child' },
    versions: [
      {
        ...{ daysAgo: 215, unit: 'cm', method: 'helped', measuredBy: 'Mummy' },
        values: { height: 1220, 'bust-girth': 610, 'waist-girth': 560, 'hip-girth': 660, 'arm-length': 430 },
      },
    ],
  },
];
