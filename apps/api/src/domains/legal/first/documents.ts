import type { LegalDocumentName } from '@adunni/contracts/legal/names';
import { COOKIES } from './texts/cookies.ts';
import { privacyOf } from './texts/privacy.ts';
import { ACCESSIBILITY, GDPR } from './texts/rights.ts';
import { termsOf } from './texts/terms.ts';

/** Who runs a marketplace, as its first documents say it. */
const TERMS_WITH = 'These are the terms of Adunni. Our address, email and phone are on the [contact page](/contact).';
const CONTROLLER =
  'Adunni is the controller of the data described here. Our address, email and phone are on the [contact page](/contact).';

/** The documents that the software brings, each finished: they say what it does. */
export const FIRST_DOCUMENTS: Readonly<Record<LegalDocumentName, string>> = {
  terms: termsOf(TERMS_WITH).now,
  privacy: privacyOf(CONTROLLER),
  cookies: COOKIES,
  accessibility: ACCESSIBILITY,
  gdpr: GDPR,
};
/** What changed in a version that nothing was before. */
export const FIRST = 'First version.';
