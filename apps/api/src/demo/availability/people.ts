import type { WeeklyWindow } from '@adunni/contracts/availability/availability';

/** A stretch of hours on weekdays from one to another: 1 is Monday. */
const week = (
  first: number,
  last: number,
  ...windows: readonly (readonly [from: number, to: number])[]
): WeeklyWindow[] =>
  Array.from({ length: last - first + 1 }, (_, index) =>
    windows.map(([from, to]) => ({ weekday: first + index, from: from * 60, to: to * 60 })),
  ).flat();

interface DemoProvider {
  name: string;
  title: string;
  hours: WeeklyWindow[];
  dailyCap?: number;
}

/** Who can be booked at the demo’s workshops, where their clocks are, and when they work. */
export const demoPeople: Readonly<Record<string, { zone: string; people: readonly DemoProvider[] }>> = {
  'adewura-atelier': {
    zone: 'Africa/Lagos',
    people: [
      { name: 'Adewura Balogun', title: 'Bridal designer', hours: week(2, 6, [10, 13], [14, 18]), dailyCap: 5 },
      { name: 'Sade Akinola', title: 'Fitter', hours: [...week(1, 5, [9, 17]), ...week(6, 6, [9, 14])] },
    ],
  },
  'kolade-and-thread': {
    zone: 'Africa/Lagos',
    people: [
      { name: 'Kolade Ogunleye', title: 'Cutter', hours: week(1, 6, [9, 13], [14, 18]) },
      { name: 'Musa Bello', title: 'Measurer', hours: week(1, 6, [8, 16]), dailyCap: 6 },
    ],
  },
  'ireti-stitch-house': {
    zone: 'Africa/Lagos',
    people: [
      { name: 'Ireti Adebayo', title: 'Aso-ebi coordinator', hours: week(1, 5, [9, 17]) },
      { name: 'Bisi Alade', title: 'Gele artist', hours: week(4, 7, [6, 18]), dailyCap: 4 },
    ],
  },
  'nkiru-ward-studio': {
    zone: 'Africa/Lagos',
    people: [{ name: 'Nkiru Eze', title: 'Designer', hours: week(1, 5, [10, 16]) }],
  },
  'zaria-needle-co': {
    zone: 'Africa/Lagos',
    people: [
      {
        name: 'Sani Danjuma',
        title: 'Master embroiderer',
        hours: [...week(1, 4, [8, 17]), ...week(5, 5, [8, 12]), ...week(6, 6, [8, 15])],
      },
    ],
  },
  'tinuade-dyeworks': {
    zone: 'Africa/Lagos',
    people: [{ name: 'Tinuade Sowande', title: 'Dyer', hours: week(2, 6, [9, 16]) }],
  },
  'calabar-loom-room': {
    zone: 'Africa/Lagos',
    people: [{ name: 'Ekanem Bassey', title: 'Costume maker', hours: week(3, 7, [8, 18]), dailyCap: 3 }],
  },
  'osagie-coral-couture': {
    zone: 'Africa/Lagos',
    people: [{ name: 'Osagie Edosomwan', title: 'Bead master', hours: week(1, 6, [10, 17]), dailyCap: 4 }],
  },
  'amara-cut-and-fit': {
    zone: 'Africa/Lagos',
    people: [{ name: 'Amara Hart', title: 'Corsetière', hours: week(2, 6, [9, 12], [13, 18]) }],
  },
  'baraka-bespoke': {
    zone: 'Africa/Lagos',
    people: [
      { name: 'Baraka Yusuf', title: 'Tailor', hours: [...week(1, 4, [9, 18]), ...week(5, 5, [9, 12], [15, 18])] },
      { name: 'Aisha Garba', title: 'Measurer', hours: week(1, 6, [10, 17]) },
    ],
  },
  'adjoa-and-ade': {
    zone: 'Africa/Accra',
    people: [{ name: 'Adjoa Mensah', title: 'Print designer', hours: week(1, 6, [9, 17]) }],
  },
  'surulere-seams': {
    zone: 'Africa/Lagos',
    people: [{ name: 'Funke Oladipo', title: 'Tailor', hours: week(1, 6, [9, 17]) }],
  },
  'mushin-needle-works': {
    zone: 'Africa/Lagos',
    people: [{ name: 'Gbenga Salami', title: 'Tailor', hours: week(1, 5, [8, 17]) }],
  },
  'peckham-fit-room': {
    zone: 'Europe/London',
    people: [
      { name: 'Tunde Ajayi', title: 'Tailor', hours: [...week(2, 5, [10, 18]), ...week(6, 6, [9, 17])] },
      { name: 'Grace Owusu', title: 'Alterations', hours: [...week(4, 5, [12, 20]), ...week(6, 7, [10, 16])] },
    ],
  },
};
