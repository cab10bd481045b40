import { BRAND } from '@adunni/contracts/brand';
import { useScriptNonce } from '../page/script-nonce.ts';
import { readStoredScript } from '../storage/browser-storage.ts';
import { CONSENT_KEY } from './consent-store.ts';

const SCRIPT = `try{${readStoredScript(CONSENT_KEY)}||${readStoredScript(BRAND.sessionKey)}||document.documentElement.setAttribute("data-undecided","")}catch{}`;

/** Marks the document before the first paint where a guest’s browser knows no choice of cookies; belongs into the head. */
export function ConsentHintScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant text of our own
  return <script nonce={useScriptNonce()} dangerouslySetInnerHTML={{ __html: SCRIPT }} />;
}
