import { useEffect, useRef } from 'react';

interface Steps {
  undo: () => void;
  redo: () => void;
}

/** Where keys change a text, they undo what was typed there. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type === 'text');

/** Undoes with Ctrl or Cmd and Z, and makes it again with Shift too, or with Ctrl and Y. */
export function useUndoKeys(steps: Steps): void {
  const now = useRef(steps);
  now.current = steps;
  useEffect(() => {
    function press(event: KeyboardEvent): void {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || isTyping(event.target)) return;
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
