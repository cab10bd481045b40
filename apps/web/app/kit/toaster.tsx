import {
  type FocusEvent,
  type MouseEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useLocation } from 'react-router';
import classes from './toaster.module.css';
import { currentToasts, dismissToast, leavePage, notePress, type Toast, watchToasts } from './toasts.ts';

const NONE: readonly Toast[] = [];

/** What takes Escape for itself while it is open. */
const OPEN = '[role="dialog"], [role="menu"], [role="listbox"]';

/**
 * The toasts, bottom right above the bars at the foot of a page. The live region is always there, so that screen
 * readers announce what enters it. Escape dismisses the latest.
 */
export function Toaster() {
  const toasts = useSyncExternalStore(watchToasts, currentToasts, () => NONE);
  const latest = toasts.at(-1)?.id;
  useLeaving();

  useEffect(() => {
    if (latest === undefined) return;
    const id = latest;
    function onKey({ key, defaultPrevented }: KeyboardEvent): void {
      if (key === 'Escape' && !defaultPrevented && !document.querySelector(OPEN)) dismissToast(id);
    }
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [latest]);

  return (
    <section className={classes.stack} aria-label="Notifications" aria-live="polite" aria-relevant="additions">
      {toasts.map((each) => (
        <ToastCard key={each.id} {...each} />
      ))}
    </section>
  );
}

/** What the reader does that may lead to another page; the button of the browser that goes back is among it. */
const PRESSES = ['click', 'keydown', 'popstate'] as const;

/** Takes toasts away with the page that they are about. */
function useLeaving(): void {
  const { pathname } = useLocation();
  const page = useRef(pathname);
  // Until the document goes, as the toaster itself.
  useEffect(() => {
    for (const press of PRESSES) addEventListener(press, notePress, true);
  }, []);
  useEffect(() => {
    if (page.current !== pathname) leavePage();
    page.current = pathname;
  }, [pathname]);
}

/** One toast; its time stands still while the pointer or the focus is on it. */
function ToastCard({ id, kind, message, milliseconds }: Toast) {
  const [held, setHeld] = useState(false);
  const left = useRef(milliseconds);
  const card = useRef<HTMLDivElement>(null);
  const before = useRef<HTMLElement | null>(null);

  useEffect(() => {
    if (held) return;
    const started = Date.now();
    const timer = setTimeout(() => dismissToast(id), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - started;
    };
  }, [held, id]);

  /** Whoever was in it when it goes is led back to where they came from. */
  useLayoutEffect(() => {
    const own = card.current;
    return () => {
      if (own?.contains(document.activeElement)) before.current?.focus();
    };
  }, []);

  function onFocus({ relatedTarget }: FocusEvent): void {
    setHeld(true);
    if (relatedTarget instanceof HTMLElement && !card.current?.contains(relatedTarget)) before.current = relatedTarget;
  }

  /** A toast that comes up under a pointer at rest goes again: it may hide the very button that was pressed. */
  function onMouseMove({ movementX, movementY }: MouseEvent): void {
    if (movementX !== 0 || movementY !== 0) setHeld(true);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: resting on it only makes it wait
    <div
      className={classes.card}
      ref={card}
      data-kind={kind}
      role={kind === 'error' ? 'alert' : undefined}
      onMouseMove={onMouseMove}
      onMouseLeave={() => setHeld(false)}
      onFocus={onFocus}
      onBlur={() => setHeld(false)}
    >
      <p className={classes.message}>{message}</p>
      <button type="button" className={classes.close} aria-label="Dismiss" onClick={() => dismissToast(id)}>
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d="M3.5 3.5l9 9m0-9l-9 9" stroke="currentColor" strokeWidth="1.5" fill="none" />
        </svg>
      </button>
    </div>
  );
}
