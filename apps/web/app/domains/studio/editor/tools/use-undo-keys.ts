import { useEffect, useRef } from 'react';

interface Steps {
  undo: () => void;
  redo: () => void;
}

/** Inputs in which nothing is typed. */
const TOUCHED = ['range', 'radio', 'checkbox', 'button', 'submit', 'reset', 'color', 'file'];

/** Where keys change a text they undo what was typed there, and in a dialog they mean nothing behind it. */
const isElsewhere = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && !TOUCHED.includes(target.type)) ||
    target.closest('[role="dialog"]') !== null);

/** Undoes with Ctrl or Cmd and Z, and makes it again with Shift too, or with Ctrl and Y. */
export function useUndoKeys(steps: Steps): void {
  const now = useRef(steps);
  now.current = steps;
  useEffect(() => {
    function press(event: KeyboardEvent): void {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || isElsewhere(event.target)) return;
      const key = event.key.toLowerCase();
      if (key !== 'z' && key !== 'y') return;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) now.current.redo();
      else now.current.undo();
    }
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
