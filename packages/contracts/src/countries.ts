/** Countries that we deliver to, by ISO 3166-1 code: home first, then neighbours, then where the diaspora lives. */
export const COUNTRY_CODES = [
  'NG',
  'GH',
  'BJ',
  'TG',
  'CI',
  'SN',
  'CM',
  'GM',
  'SL',
  'LR',
  'ML',
  'BF',
  'NE',
  'KE',
  'RW',
  'UG',
  'TZ',
  'ZA',
  'GB',
  'IE',
  'US',
  'CA',
  'FR',
  'DE',
  'NL',
  'BE',
  'ES',
  'PT',
  'IT',
  'CH',
  'AT',
  'SE',
  'NO',
  'DK',
  'FI',
  'PL',
  'AE',
  'SA',
  'QA',
  'AU',
  'NZ',
  'CN',
  'JP',
  'MY',
  'SG',
  'IN',
  'BR',
  'JM',
  'TT',
] as const;

/** Where an address needs its state, province or emirate, by what postal services ask for (Google’s libaddressinput). */
const WITH_STATES: readonly string[] = ['NG', 'US', 'CA', 'ES', 'IT', 'AE', 'AU', 'CN', 'JP', 'IN', 'BR'];
export const needsState = (countryCode: string): boolean => WITH_STATES.includes(countryCode);

/** Where addresses are found by what they lie near, as much as by street and number. */
const WITH_LANDMARKS: readonly string[] = [
  ...['NG', 'GH', 'BJ', 'TG', 'CI', 'SN', 'CM', 'GM', 'SL', 'LR', 'ML', 'BF', 'NE', 'KE', 'RW', 'UG', 'TZ'],
  ...['AE', 'SA', 'QA', 'IN'],
];
export const hasLandmarks = (countryCode: string): boolean => WITH_LANDMARKS.includes(countryCode);

/** Name of a country in English. */
export const countryName = (code: string): string => new Intl.DisplayNames('en', { type: 'region' }).of(code) ?? code;

/** Countries that English names with an article. */
const WITH_ARTICLE: readonly string[] = ['GB', 'US', 'NL', 'AE', 'GM'];

/** Name of a country within a sentence: `the United Kingdom`. */
export const countryInText = (code: string): string =>
  `${WITH_ARTICLE.includes(code) ? 'the ' : ''}${countryName(code)}`;

/** Whether we deliver to a country. */
export const isDeliveredTo = (code: string): boolean => COUNTRY_CODES.some((each) => each === code);

/** The code of a country that somebody wrote by name; null for one that we do not know. */
export const countryCodeOf = (name: string): string | null =>
  COUNTRY_CODES.find((code) => countryName(code).toLowerCase() === name.trim().toLowerCase()) ?? null;
