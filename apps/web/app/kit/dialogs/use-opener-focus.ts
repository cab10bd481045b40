import { useEffect, useState } from 'react';
import { focusContent } from '../page/focus-content.ts';

/**
 * For what is on the page only while it is open: in the end the focus goes back to what had it, which Mantine sees to only
 * where a closed dialog stays on the page, or to the page’s content when that has gone with what was changed, unless
 * another dialog has followed.
 */
export function useOpenerFocus(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
      else requestAnimationFrame(focusUnlessDialog);
    },
    [opener],
  );
}

function focusUnlessDialog(): void {
  if (!document.querySelector('[aria-modal=true]')) focusContent();
}
