import { commonErrors } from '@adunni/contracts/errors';
import { COUNTRY_CODE_WANTED, internationalPhone } from '@adunni/contracts/identity/phone-form';
import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { Refusal } from './errors.ts';

interface Typed {
  /** Whose number it is where it has no country code; without one, only a mobile of Nigeria needs no code. */
  countryCode?: string;
  /** The field of the call in which it was typed. */
  field?: string;
}

/** A phone number in E.164 (`+2348031234567`). Throws 400 that names the field for what is no possible number. */
export function normalisePhone(typed: string, { countryCode, field = 'phone' }: Typed = {}): string {
  const country = countryCode && isSupportedCountry(countryCode) ? countryCode : 'NG';
  const whole = countryCode === undefined ? internationalPhone(typed) : typed;
  const number = whole === null ? undefined : parsePhoneNumberFromString(whole, country);
  if (number?.isValid()) return number.number;
  const problem = whole === null ? COUNTRY_CODE_WANTED : 'Please enter a valid phone number.';
  throw new Refusal(commonErrors.invalid, { fields: { [field]: problem } });
}
