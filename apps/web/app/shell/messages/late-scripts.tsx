import { useScriptNonce } from '../../kit/page/script-nonce.ts';
import { useHydrated } from '../../kit/page/use-hydrated.ts';
import classes from './late-scripts.module.css';

/** Marks the page when one of its scripts fails to load; a failure does not bubble, and may come before any other script. */
const SCRIPT = `addEventListener('error',function(e){if(e.target instanceof HTMLScriptElement)document.documentElement.dataset.scripts='failed'},true)`;

/** Notes whether the page’s scripts fail; stands before them. */
export function FailedScriptsScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: text of ours, which holds nothing of the request
  return <script nonce={useScriptNonce()} dangerouslySetInnerHTML={{ __html: SCRIPT }} />;
}

/** Offers to try again on a page whose first scripts failed, or have not loaded within two minutes; needs none itself. */
export function LateScripts() {
  if (useHydrated()) return null;
  return (
    <p className={classes.late} role="alert">
      This page did not load fully.{' '}
      {/* biome-ignore lint/a11y/useValidAnchor: an empty address is that of the page itself */}
      <a href="">Try again</a>
    </p>
  );
}
