import type { FestivalCard } from '@adunni/contracts/festivals/festivals';

/** A festival with the day that it begins on in a month; one that began before is there from its first day on. */
export interface OfMonth {
  festival: FestivalCard;
  day: string;
}

/** Festivals whose next date lies in a month, or reaches into it, by the day on which they are shown. */
export const festivalsOf = (festivals: readonly FestivalCard[], month: string): OfMonth[] =>
  festivals
    .flatMap((festival) => {
      const { next } = festival;
      if (!next || next.startsOn.slice(0, 7) > month || next.endsOn.slice(0, 7) < month) return [];
      return [{ festival, day: next.startsOn.slice(0, 7) === month ? next.startsOn : `${month}-01` }];
    })
    .sort((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day)));

/** Whether a festival is held on a day of the month. */
export const isOn = ({ festival: { next }, day: first }: OfMonth, day: string): boolean =>
  next !== null && day >= first && day <= next.endsOn;

/** The month that is shown unless told: that of the nearest date, else the present one. */
export const openingMonth = (festivals: readonly FestivalCard[], today: string): string => {
  const [first] = festivals.flatMap(({ next }) => (next && next.endsOn >= today ? next.startsOn : [])).sort();
  return (first && first > today ? first : today).slice(0, 7);
};
