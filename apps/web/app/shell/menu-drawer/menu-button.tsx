import { Suspense, useState } from 'react';
import { lazy } from '../../kit/lazy.ts';
import icon from '../header/icon-link.module.css';
import { MenuIcon } from '../icons.tsx';

const load = () => import('./menu-drawer.tsx');
const MenuDrawer = lazy(load);

/** Opens the drawer, whose code comes when it is first about to be needed. */
export function MenuButton({ className }: { className?: string | undefined }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={[icon.button, className].filter(Boolean).join(' ')}
        aria-label="Menu"
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={load}
        onFocus={load}
        onClick={() => setOpen(true)}
      >
        <MenuIcon />
      </button>
      {open && (
        <Suspense>
          <MenuDrawer onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
