import { useRef, useState } from 'react';

/**
 * A dialog whose code comes when it is first opened; from then on it stays, so that it can leave the screen in its own
 * time. Closing gives the focus back to what had it, which the dialog itself does from its second opening on only.
 */
export function useLazyDialog() {
  const [wasOpened, setWasOpened] = useState(false);
  const [opened, setOpened] = useState(false);
  const before = useRef<Element | null>(null);
  function open(): void {
    before.current = document.activeElement;
    setWasOpened(true);
    setOpened(true);
  }
  function onClose(): void {
    setOpened(false);
    if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
  }
  return { wasOpened, open, dialog: { opened, onClose } };
}
