import { PREFETCH } from '../../kit/prefetch.ts';
import type { NavigationGroup } from '../navigation/navigation.ts';
import { SiteLink } from '../navigation/site-link.tsx';
import classes from './group-panel.module.css';

/** The links of one group, section beside section. */
export function GroupPanel({ group }: { group: NavigationGroup }) {
  return (
    <div className={classes.sections}>
      {group.sections.map(({ title, links }) => (
        <div key={title ?? links[0]?.to}>
          {title && <p className={classes.title}>{title}</p>}
          <ul className={classes.links}>
            {links.map((link) => (
              <li key={link.to}>
                <SiteLink link={link} className={classes.link} prefetch={PREFETCH} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
