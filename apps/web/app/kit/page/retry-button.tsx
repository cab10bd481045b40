import { useEffect, useLayoutEffect, useRef } from 'react';
import button from '../button.module.css';
import { focusContent } from './focus-content.ts';

interface Props {
  isLoading: boolean;
  /** Asks again for what could not be loaded. */
  onRetry: () => unknown;
  kind?: 'filled' | 'outline';
}

/**
 * Asks again for what could not be loaded: when pressed, and by itself once the device is connected again. When that
 * helped, the button is gone, and its focus goes to what it stood in.
 */
export function RetryButton({ isLoading, onRetry, kind = 'outline' }: Props) {
  const retry = useRef(onRetry);
  retry.current = onRetry;
  const own = useRef<HTMLButtonElement>(null);
  const wasOffline = useRef(globalThis.navigator?.onLine === false);

  useEffect(() => {
    const again = (): void => void retry.current();
    // The connection may have come back between the drawing and this.
    if (wasOffline.current && navigator.onLine) again();
    wasOffline.current = false;
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, []);
  useLayoutEffect(() => {
    const pressed = own.current;
    return () => {
      if (pressed && pressed === document.activeElement) handOn(pressed);
    };
  }, []);

  return (
    <button
      ref={own}
      type="button"
      className={button[kind]}
      aria-disabled={isLoading}
      onClick={() => !isLoading && void onRetry()}
    >
      {isLoading ? 'Loading…' : 'Try again'}
    </button>
  );
}

/** Focuses what a button that is about to go stands in, or the page’s content when that goes with it. */
function handOn(from: HTMLElement): void {
  const around = from.closest<HTMLElement>('[tabindex="-1"]');
  requestAnimationFrame(() => {
    if (!around?.isConnected) focusContent();
    else if (document.activeElement === document.body) around.focus({ preventScroll: true });
  });
}
