import { Link, useSearchParams } from 'react-router';
import { VIEW_LABELS, VIEWS, type View } from './view.ts';
import classes from './view-switch.module.css';

/** Week, day or list; what the list is narrowed by does not concern the calendar, so that only the maker goes along. */
export function ViewSwitch({ view }: { view: View }) {
  const [search] = useSearchParams();
  const kept = ['day', 'maker', 'person'].flatMap((name) => {
    const value = search.get(name);
    return value ? [[name, value]] : [];
  });
  return (
    <nav className={classes.views} aria-label="View">
      {VIEWS.map((each) => (
        <Link
          key={each}
          to={`?${new URLSearchParams([['view', each], ...(each === 'list' ? kept.filter(([name]) => name === 'maker') : kept)])}`}
          aria-current={each === view ? 'page' : undefined}
        >
          {VIEW_LABELS[each]}
        </Link>
      ))}
    </nav>
  );
}
