import type { PlanningPackage } from '@adunni/contracts/planning/public';
import { Link } from 'react-router';
import button from '../../../kit/button.module.css';
import { Money } from '../../../kit/money/currency-context.tsx';
import { requestPath } from '../address.ts';
import classes from './desk.module.css';

/** What is in each package, from what price, and the way to ask for it. */
export function PackageList({ packages }: { packages: readonly PlanningPackage[] }) {
  if (packages.length === 0) return <p className={classes.soft}>Our packages are being prepared. Please ask us.</p>;
  return (
    <ul className={classes.packages}>
      {packages.map(({ _id, level, title, summary, contents, priceFrom }) => (
        <li key={_id}>
          <h3>{title}</h3>
          <p className={classes.soft}>{summary}</p>
          <p className={classes.price}>
            from <Money amount={priceFrom} />
          </p>
          <ul className={classes.contents}>
            {contents.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <Link to={requestPath(level)} className={button.outline} aria-label={`Request ${title}`}>
            Request
          </Link>
        </li>
      ))}
    </ul>
  );
}
