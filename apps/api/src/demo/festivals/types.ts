import type { FestivalForm } from '@adunni/contracts/festivals/forms';

/** A festival of the demo; pieces by their titles, what most have alike left out. */
export type DemoFestival = Omit<FestivalForm, 'productIds' | keyof typeof USUAL> &
  Partial<typeof USUAL> & { pieces: readonly string[] };

/** A festival whose date somebody announces each year, not looked up. */
export const USUAL = {
  country: 'NG' as FestivalForm['country'],
  cover: '',
  colours: '',
  pastYears: '',
  rule: 'announced' as FestivalForm['rule'],
  calendarDays: '',
  month: null as number | null,
  weekday: null as number | null,
  nth: null as number | null,
  days: 1,
  isFirm: false,
  usualMonths: [] as number[],
  startsOn: null as string | null,
  endsOn: null as string | null,
  dateStatus: 'estimated' as FestivalForm['dateStatus'],
  checkedOn: null as string | null,
};

/** The day on which rules and past dates were looked up. */
export const CHECKED = '2026-11-24';
