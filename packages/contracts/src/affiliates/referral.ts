/** The parameter of any page’s address that names a partner: `?ref=TOLU`. */
export const REFERRAL_PARAMETER = 'ref';

/** Days for which the last partner whose link somebody followed counts. */
export const REFERRAL_DAYS = 30;

/** Percent that partners earn where no rate says otherwise. */
export const STANDARD_PERCENT = 8;

const CODE = /^[A-Z0-9]{3,24}$/;

/** A partner’s code as it is stored, however it is written; null for what is none. */
export function normalisePartnerCode(text: string): string | null {
  const code = text.trim().toUpperCase();
  return CODE.test(code) ? code : null;
}
