import { CONSENT_CATEGORY_NAMES, choicesOf } from '@adunni/contracts/legal/consent-rules';

/** A browser in which everything was accepted earlier, so that no journey but those about the banner meets it. */
export const cookiesAccepted = (origin: string | undefined) => ({
  cookies: [],
  origins: origin
    ? [
        {
          origin,
          localStorage: [
            { name: 'adunni.consent', value: JSON.stringify({ choices: choicesOf(CONSENT_CATEGORY_NAMES) }) },
          ],
        },
      ]
    : [],
});
/** A browser in which nobody has chosen yet. */
export const UNDECIDED = { cookies: [], origins: [] };
