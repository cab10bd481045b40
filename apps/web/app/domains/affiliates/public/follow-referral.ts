import { recordClick } from '@adunni/contracts/affiliates/programme';
import { callApi } from '../../../kit/api/call-api.ts';
import { consentLogged, mayKeep, watchConsent } from '../../../kit/consent/consent-store.ts';

/** The link that was followed last in this tab; it is kept nowhere else. */
let followed: { code: string; path: string } | null = null;
let isWatching = false;

/**
 * Tells the server whose link was followed. It remembers that only where the person has agreed, so it is told again when
 * they agree later in this tab. Throws ApiError.
 */
export async function followReferral(code: string, path: string): Promise<void> {
  if (!isWatching) {
    isWatching = true;
    watchConsent(tellAgain);
  }
  const isNew = followed?.code !== code;
  followed = { code, path };
  if (isNew) await callApi(recordClick, { body: followed });
}

/** A choice counts once the server has it. */
function tellAgain(): void {
  if (!followed || !mayKeep('partner-links') || !consentLogged()) return;
  callApi(recordClick, { body: followed }).catch(() => undefined);
}
