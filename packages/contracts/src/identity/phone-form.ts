/** Mobile numbers as they are written within Nigeria: `0803 123 4567`. */
const NIGERIAN_MOBILE = /^0(70|80|81|90|91)\d{8}$/;

/** Said of a number that could be one of several countries. */
export const COUNTRY_CODE_WANTED = 'Please add the country code, such as +234 or +44.';

/**
 * A phone number that was typed while no country is known, in its international form: one with a country code, or a
 * mobile of Nigeria. Null when it could be of another country, whose code is then asked for.
 */
export function internationalPhone(typed: string): string | null {
  const digits = typed.replaceAll(/[\s()-]/g, '');
  if (digits.startsWith('+')) return digits;
  if (digits.startsWith('00')) return `+${digits.slice(2)}`;
  return NIGERIAN_MOBILE.test(digits) ? `+234${digits.slice(1)}` : null;
}
