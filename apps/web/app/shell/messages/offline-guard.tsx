import { useEffect } from 'react';
import { OFFLINE } from '../../kit/api/call-api.ts';
import { toast } from '../../kit/toasts.ts';

/** Keeps the page while the device is offline, where a link would end at the browser’s own error page. Shows nothing. */
export function OfflineGuard() {
  useEffect(() => {
    // On the window and while capturing, so that it comes before the router, which leaves a refused click alone.
    window.addEventListener('click', refuse, { capture: true });
    return () => window.removeEventListener('click', refuse, { capture: true });
  }, []);
  return null;
}

function refuse(event: MouseEvent): void {
  if (navigator.onLine || !(event.target instanceof Element)) return;
  const link = event.target.closest('a');
  if (!link || link.origin !== location.origin || isOnThisPage(link)) return;
  event.preventDefault();
  toast('warning', OFFLINE);
}

const isOnThisPage = ({ pathname, search, hash }: HTMLAnchorElement): boolean =>
  hash !== '' && pathname === location.pathname && search === location.search;
