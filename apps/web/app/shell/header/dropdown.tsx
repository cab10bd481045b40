import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import classes from './dropdown.module.css';

interface Props {
  /** What the button shows. */
  label: ReactNode;
  /** The button’s name when the label is not text alone. */
  name?: string;
  /** Which edge of the button the panel keeps to. */
  align?: 'start' | 'end';
  className?: string;
  children: ReactNode;
}

const ITEMS = 'a[href], button:not(:disabled)';

/**
 * A button that discloses a panel of links. Escape, a click elsewhere, moving the focus away and following a link
 * close it; the arrow keys walk through it. Each one opens and closes for itself.
 */
export function Dropdown({ label, name, align = 'start', className, children }: Props) {
  const [open, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useId();
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes it
  useEffect(() => setOpen(false), [key]);
  useEffect(() => {
    if (!open) return;
    const closeOutside = (event: Event): void => {
      if (!frame.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [open]);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape' && open) {
      setOpen(false);
      button.current?.focus();
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setOpen(true);
    // The panel opens with the next frame; only then can its links take the focus.
    requestAnimationFrame(() => moveFocus(frame.current, event.key === 'ArrowDown' ? 1 : -1));
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys bubble up from the button and the links
    <div className={[classes.frame, className].filter(Boolean).join(' ')} ref={frame} onKeyDown={onKeyDown}>
      <button
        type="button"
        ref={button}
        className={classes.button}
        aria-expanded={open}
        aria-controls={panel}
        aria-label={name}
        onClick={() => setOpen(!open)}
      >
        {label}
      </button>
      <div id={panel} className={classes.panel} data-align={align} hidden={!open}>
        {children}
      </div>
    </div>
  );
}

/** Moves the focus among the button and the panel’s items, round and round. */
function moveFocus(frame: HTMLElement | null, step: 1 | -1): void {
  const items = [...(frame?.querySelectorAll<HTMLElement>(ITEMS) ?? [])];
  const at = items.indexOf(document.activeElement as HTMLElement);
  items[(at + step + items.length) % items.length]?.focus();
}
