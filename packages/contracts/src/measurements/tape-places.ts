import type { MeasureName } from './catalogue.ts';

/** Where the tape goes for each measure; apart from the catalogue, which pages load that take no measurements. */
export const TAPE_PLACES: Readonly<Record<MeasureName, string>> = {
  height: 'Barefoot against a wall, from the floor to a book held level on the head.',
  'head-girth': 'Around the head just above the ears, across the middle of the forehead.',
  'neck-base-girth': 'Around the base of the neck, where a necklace sits, with one finger under the tape.',
  'shoulder-width': 'Across the back, from the bone at the tip of one shoulder to the other.',
  'bust-girth': 'Around the fullest part of the chest, level all round, arms down, breathing out.',
  'under-bust-girth': 'Around the ribs directly under the bust, level all round.',
  'waist-girth': 'Around the narrowest part, or where the body bends to the side. Do not pull in.',
  'hip-girth': 'Around the fullest part of the seat, feet together.',
  'bust-point-separation': 'Straight across, from one bust point to the other.',
  'shoulder-to-bust-point': 'From the shoulder beside the neck down to the bust point.',
  'shoulder-to-waist': 'From the shoulder beside the neck, over the chest, to the waist.',
  'arm-length': 'From the tip of the shoulder over a slightly bent elbow to the wrist bone.',
  'upper-arm-girth': 'Around the fullest part of the upper arm, hanging loose.',
  'armscye-girth': 'Around the shoulder joint: over its tip, through the armpit and back.',
  'wrist-girth': 'Around the wrist, over the bone.',
  'thigh-girth': 'Around the fullest part of the thigh, just below the seat.',
  'knee-girth': 'Around the middle of the knee, the leg straight.',
  'ankle-girth': 'Around the ankle, over the bone.',
  'inside-leg-length': 'From the top of the inside of the leg straight down to the ankle bone.',
  'outside-leg-length': 'Down the side of the leg, from the waist to the ankle bone.',
  'gown-length': 'From the shoulder beside the neck to where the gown should end, in the shoes you will wear.',
  'kaftan-length': 'From the bone at the back of the neck down to where the kaftan should end.',
  'agbada-length': 'From the bone at the back of the neck down to where the agbada should end.',
};
