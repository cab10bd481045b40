import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import classes from './toaster.module.css';
import { currentToasts, dismissToast, type Toast, watchToasts } from './toasts.ts';

const NONE: readonly Toast[] = [];

/** The toasts, top right. The live region is always there, so that screen readers announce what enters it. */
export function Toaster() {
  const toasts = useSyncExternalStore(watchToasts, currentToasts, () => NONE);
  return (
    <section className={classes.stack} aria-label="Notifications" aria-live="polite" aria-relevant="additions">
      {toasts.map((each) => (
        <ToastCard key={each.id} {...each} />
      ))}
    </section>
  );
}

/** One toast; its time stands still while the pointer or the focus is on it. */
function ToastCard({ id, kind, message, milliseconds }: Toast) {
  const [held, setHeld] = useState(false);
  const left = useRef(milliseconds);

  useEffect(() => {
    if (held) return;
    const started = Date.now();
    const timer = setTimeout(() => dismissToast(id), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - started;
    };
  }, [held, id]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: resting on it only makes it wait
    <div
      className={classes.card}
      data-kind={kind}
      role={kind === 'error' ? 'alert' : undefined}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
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
