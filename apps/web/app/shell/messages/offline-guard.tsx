import { useEffect } from 'react';
import { OFFLINE } from '../../kit/api/call-api.ts';
import { toast } from '../../kit/toasts.ts';
import { isKept } from '../../service-worker/keep-for-offline.ts';

/** What makes the router fetch the code of a page ahead; React tells by `mouseout` where the pointer goes. */
const SIGNS_OF_INTEREST = ['mouseout', 'mouseover', 'focusin', 'touchstart'] as const;
/** On the window and while capturing: before React, and so before the router. */
const FIRST = { capture: true } as const;

/**
 * Keeps the page while the device is offline: the router reloads it where code cannot be fetched, which would end at the
 * browser’s own error page. Shows nothing.
 */
export function OfflineGuard() {
  useEffect(() => {
    window.addEventListener('click', refuse, FIRST);
    window.addEventListener('submit', keepForm, FIRST);
    for (const sign of SIGNS_OF_INTEREST) window.addEventListener(sign, hush, FIRST);
    return () => {
      window.removeEventListener('click', refuse, FIRST);
      window.removeEventListener('submit', keepForm, FIRST);
      for (const sign of SIGNS_OF_INTEREST) window.removeEventListener(sign, hush, FIRST);
    };
  }, []);
  return null;
}

/**
 * Opens what the device has kept, anew, as its code may be out of reach; leaves any other link alone, and says why. The
 * router follows no click that was refused before it.
 */
function refuse(event: Event): void {
  const link = unreachableLink(event.target);
  if (!link) return;
  event.preventDefault();
  void isKept(link.href).then((isThere) => (isThere ? location.assign(link.href) : toast('warning', OFFLINE)));
}

/** Leaves what was typed where it is: a search leads to another page as a link does. Other forms answer themselves. */
function keepForm(event: Event): void {
  if (navigator.onLine || !(event.target instanceof HTMLFormElement)) return;
  if (!event.target.hasAttribute('action')) return;
  event.preventDefault();
  event.stopPropagation();
  toast('warning', OFFLINE);
}

function hush(event: Event): void {
  const towards = event.type === 'mouseout' && event instanceof MouseEvent ? event.relatedTarget : event.target;
  if (unreachableLink(towards)) event.stopPropagation();
}

/** The link that something is on, if it leads to another page of the shop while there is no connection. */
function unreachableLink(target: EventTarget | null): HTMLAnchorElement | null {
  if (navigator.onLine || !(target instanceof Element)) return null;
  const link = target.closest('a');
  if (!link || link.origin !== location.origin) return null;
  const isOther = link.hash === '' || link.pathname !== location.pathname || link.search !== location.search;
  return isOther ? link : null;
}
