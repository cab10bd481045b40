import { useState } from 'react';
import { stored } from '../../kit/storage/browser-storage.ts';

const KEY = 'adunni.staff-drawer';

export interface Drawer {
  open: boolean;
  toggle: () => void;
}

/** Whether the navigation’s drawer is open; each browser remembers. Open at first. */
export function useDrawer(): Drawer {
  const [open, setOpen] = useState(() => stored.read(KEY) !== 'closed');
  return {
    open,
    toggle() {
      stored.keep(KEY, open ? 'closed' : 'open');
      setOpen(!open);
    },
  };
}
