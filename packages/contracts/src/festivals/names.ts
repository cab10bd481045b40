import { statuses } from '../statuses.ts';

/** Whose festival it is. */
export const PEOPLES = {
  yoruba: 'Yoruba',
  edo: 'Edo',
  hausa: 'Hausa and Fulani',
  igbo: 'Igbo',
  'cross-river': 'Efik, Ibibio and Yakurr',
  jukun: 'Jukun',
  akan: 'Akan',
  effutu: 'Effutu',
  ewe: 'Ewe',
  ga: 'Ga',
  nzema: 'N’zima',
  fon: 'Fon',
  sahel: 'Wodaabe and Tuareg',
  national: 'Everyone',
} as const;
export type People = keyof typeof PEOPLES;
export const PEOPLE_NAMES = Object.keys(PEOPLES) as [People, ...People[]];

export const FESTIVAL_COUNTRIES = {
  NG: 'Nigeria',
  GH: 'Ghana',
  BJ: 'Benin',
  CI: 'Côte d’Ivoire',
  NE: 'Niger',
} as const;
export type FestivalCountry = keyof typeof FESTIVAL_COUNTRIES;
export const FESTIVAL_COUNTRY_CODES = Object.keys(FESTIVAL_COUNTRIES) as [FestivalCountry, ...FestivalCountry[]];

/** The seasons of the coast and the savannah, with their months. */
export const SEASONS = {
  harmattan: { name: 'Harmattan (December–February)', months: [12, 1, 2] },
  hot: { name: 'Hot season (March–May)', months: [3, 4, 5] },
  rains: { name: 'Rains (June–September)', months: [6, 7, 8, 9] },
  harvest: { name: 'End of the rains (October–November)', months: [10, 11] },
} as const satisfies Record<string, { name: string; months: readonly number[] }>;
export type Season = keyof typeof SEASONS;
export const SEASON_NAMES = Object.keys(SEASONS) as [Season, ...Season[]];

/** What is known of the next date. */
export const DATE_STATUSES = statuses({
  confirmed: { label: 'Date confirmed', tone: 'good' },
  estimated: { label: 'Date estimated', tone: 'waiting' },
  unannounced: { label: 'Date not announced', tone: 'over' },
});
