import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Link, useNavigation } from 'react-router';
import classes from './side-nav.module.css';

/** A page that the navigation leads to. */
export interface SideLink {
  to: string;
  label: string;
  isCurrent: boolean;
  /** Pages that belong to it, shown below it. */
  within?: readonly SideLink[];
}

interface Props {
  /** What the links lead through: `Your account`. */
  label: string;
  links: readonly SideLink[];
  /** Above the links. */
  children?: ReactNode;
}

/** The pages that belong together: beside the page on a wide screen, a row above it on a phone that scrolls sideways. */
export function SideNav({ label, links, children }: Props) {
  const isLoading = useNavigation().state === 'loading';
  const row = useRef<HTMLUListElement>(null);
  const current = links.flatMap((link) => [link, ...(link.within ?? [])]).find(({ isCurrent }) => isCurrent)?.to;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page scrolls the links to its own
  useLayoutEffect(() => {
    const here = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (!row.current || !here) return;
    row.current.scrollLeft = here.offsetLeft - (row.current.clientWidth - here.offsetWidth) / 2;
    // After the router has put the page at its top: the end of a long navigation may lie below a low screen.
    requestAnimationFrame(() => window.scrollY === 0 && here.scrollIntoView({ block: 'nearest' }));
  }, [current]);

  return (
    <div className={classes.side}>
      <nav aria-label={label} aria-busy={isLoading}>
        {children}
        <Links links={links} ref={row} />
      </nav>
    </div>
  );
}

function Links({ links, ref }: { links: readonly SideLink[]; ref?: React.Ref<HTMLUListElement> }) {
  return (
    <ul className={classes.list} ref={ref}>
      {links.map(({ to, label, isCurrent, within }) => (
        <li key={to}>
          <Link to={to} aria-current={isCurrent ? 'page' : undefined}>
            {label}
          </Link>
          {within && <Links links={within} />}
        </li>
      ))}
    </ul>
  );
}
