import { type ReactNode, Suspense } from 'react';
import { lazy } from '../lazy.ts';
import { Drawing } from '../pictures/drawing.tsx';
import { useLazyDialog } from '../use-lazy-dialog.ts';

const FilterDrawer = lazy(() => import('./filter-drawer.tsx'));

interface Props {
  /** How many filters are on. */
  active: number;
  /** What is found now: `24 pieces`. */
  found: string;
  isPending: boolean;
  className: string | undefined;
  /** The panel of filters. */
  children: ReactNode;
}

/** Opens the filters on a phone; without scripts a link leads to the panel, `#filters`, further down the page. */
export function FilterButton({ active, found, isPending, className, children }: Props) {
  const { wasOpened, open, dialog } = useLazyDialog();
  return (
    <>
      <button type="button" className={className} onClick={open}>
        <Drawing size={20}>
          <path d="M4 7h10M18 7h2M4 17h2M10 17h10" />
          <circle cx="16" cy="7" r="2" />
          <circle cx="8" cy="17" r="2" />
        </Drawing>
        Filters{active > 0 && ` (${active})`}
      </button>
      <noscript>
        <a href="#filters">All filters</a>
      </noscript>
      {wasOpened && (
        <Suspense>
          <FilterDrawer {...dialog} found={found} isPending={isPending}>
            {children}
          </FilterDrawer>
        </Suspense>
      )}
    </>
  );
}
