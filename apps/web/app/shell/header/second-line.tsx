import { PREFETCH } from '../../kit/prefetch.ts';
import { SiteLink } from '../navigation/site-link.tsx';
import { SECOND_LINE } from '../navigation/site-map.ts';
import classes from './second-line.module.css';

/** Categories, makers and the studio below the header on wide screens; it does not stay in sight when the page is scrolled. */
export function SecondLine() {
  return (
    <nav className={classes.line} aria-label="Categories, makers and the studio">
      <ul className={classes.links}>
        {SECOND_LINE.map((link) => (
          <li key={link.to}>
            <SiteLink link={link} className={classes.link} prefetch={PREFETCH} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
