import { useId } from 'react';
import { ChevronIcon } from '../icons.tsx';
import type { NavigationGroup } from '../navigation/navigation.ts';
import { SiteLink } from '../navigation/site-link.tsx';
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
              {links.map((link) => (
                <li key={link.to}>
                  <SiteLink link={link} className={classes.link} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </div>
  );
}
