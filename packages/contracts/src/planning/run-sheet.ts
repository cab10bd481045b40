/** Something that happens on the day. */
export interface RunLine {
  /** `14:30` of the day, or of the night after it. */
  at: string;
  title: string;
  /** Who sees to it. */
  who: string;
}

/** Until when a time of the clock belongs to the night after the day. */
const NIGHT_UNTIL = '05:00';

/** The lines of a run sheet in their order; what is before five in the morning comes after the evening. */
export const inRunOrder = <L extends { at: string }>(lines: readonly L[]): L[] =>
  [...lines].sort((a, b) => nightLast(a.at).localeCompare(nightLast(b.at)));

const nightLast = (at: string): string => (at < NIGHT_UNTIL ? `1${at}` : `0${at}`);

/** What a day looks like, for whoever has not seen one of ours. */
export const EXAMPLE_RUN_SHEET: readonly RunLine[] = [
  { at: '06:00', title: 'Makeup and gele begin in the bride’s suite', who: 'Makeup artist' },
  { at: '07:30', title: 'Decorator hands the hall over', who: 'Coordinator' },
  { at: '09:00', title: 'Groom and his men dressed, photos', who: 'Photographer' },
  { at: '10:00', title: 'Families seated, alaga opens', who: 'Alaga' },
  { at: '10:40', title: 'Groom’s family comes in and greets', who: 'MC' },
  { at: '11:30', title: 'Bride comes in, veiled', who: 'Coordinator' },
  { at: '13:00', title: 'Lunch is served, the high table first', who: 'Caterer' },
  { at: '14:15', title: 'Second outfits', who: 'Makeup artist' },
  { at: '15:00', title: 'Reception entrance and first dance', who: 'Band' },
  { at: '16:00', title: 'Cake, toasts, spraying', who: 'MC' },
  { at: '17:30', title: 'Souvenirs at the doors', who: 'Ushers' },
  { at: '18:30', title: 'Hall cleared, balances handed over', who: 'Coordinator' },
];
