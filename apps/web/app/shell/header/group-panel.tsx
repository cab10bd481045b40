import { NavLink } from 'react-router';
import type { NavigationGroup } from '../navigation/navigation.ts';
import classes from './group-panel.module.css';

/** The links of one group, section beside section. */
export function GroupPanel({ group }: { group: NavigationGroup }) {
  return (
    <div className={classes.sections}>
      {group.sections.map(({ title, links }) => (
        <div key={title ?? links[0]?.to}>
          {title && <p className={classes.title}>{title}</p>}
          <ul className={classes.links}>
            {links.map(({ label, to, premium }) => (
              <li key={to}>
                <NavLink to={to} className={classes.link} prefetch="intent">
                  {label}
                  {premium && <span className={classes.premium}>Premium</span>}
                </NavLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
