import { commonErrors } from '@adunni/contracts/errors';
import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { Refusal } from './errors.ts';

/**
 * A phone number in E.164 (`+2348031234567`); a number without `+` is read as one of the country, by default Nigeria.
 * Throws 400 on the field `phone` for what is no possible number.
 */
export function normalisePhone(typed: string, countryCode = 'NG'): string {
  const country: CountryCode = isSupportedCountry(countryCode) ? countryCode : 'NG';
  const number = parsePhoneNumberFromString(typed, country);
  if (!number?.isValid())
    throw new Refusal(commonErrors.invalid, { fields: { phone: 'Please enter a valid phone number.' } });
  return number.number;
}
