import { BRAND } from '@adunni/contracts/brand';
import { useEffect } from 'react';
import { useScriptNonce } from '../page/script-nonce.ts';
import { readStoredScript } from '../storage/browser-storage.ts';
import { useSession } from './use-session.ts';

/** Marks the document while somebody is signed in, so that styles can keep what is for guests from flashing up. */
const MARK = 'data-signed-in';

const SCRIPT = `try{${readStoredScript(BRAND.sessionKey)}&&document.documentElement.setAttribute("${MARK}","")}catch{}`;

/** Sets the mark before the first paint; belongs into the head. */
export function SessionHintScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant text of our own
  return <script nonce={useScriptNonce()} dangerouslySetInnerHTML={{ __html: SCRIPT }} />;
}

/** Keeps the mark right while people come and go. */
export function useSessionHint(): void {
  const signedIn = useSession() !== null;
  useEffect(() => void document.documentElement.toggleAttribute(MARK, signedIn), [signedIn]);
}
