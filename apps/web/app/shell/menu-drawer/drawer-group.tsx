import { useId } from 'react';
import { Link } from 'react-router';
import { ChevronIcon } from '../icons.tsx';
import type { NavigationGroup } from '../navigation/navigation.ts';
import classes from './menu-drawer.module.css';

interface Props {
  group: NavigationGroup;
  open: boolean;
  onToggle: () => void;
}

/** One panel of the drawer’s accordion. */
export function DrawerGroup({ group, open, onToggle }: Props) {
  const panel = useId();
  return (
    <div className={classes.group}>
      <button
        type="button"
        className={classes.groupButton}
        aria-expanded={open}
        aria-controls={panel}
        onClick={onToggle}
      >
        {group.label}
        <ChevronIcon />
      </button>
      <div id={panel} hidden={!open} className={classes.panel}>
        {group.sections.map(({ title, links }) => (
          <div key={title ?? links[0]?.to}>
            {title && <p className={classes.sectionTitle}>{title}</p>}
            <ul className={classes.links}>
              {links.map(({ label, to, premium }) => (
                <li key={to}>
                  <Link to={to} className={classes.link}>
                    {label}
                    {premium && <span className={classes.premium}>Premium</span>}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </div>
  );
}
