import { useState } from 'react';

const KEY = 'adunni.staff-drawer';

export interface Drawer {
  open: boolean;
  toggle: () => void;
}

/** Whether the navigation’s drawer is open; each browser remembers. Open at first. */
export function useDrawer(): Drawer {
  const [open, setOpen] = useState(() => localStorage.getItem(KEY) !== 'closed');
  return {
    open,
    toggle() {
      localStorage.setItem(KEY, open ? 'closed' : 'open');
      setOpen(!open);
    },
  };
}
