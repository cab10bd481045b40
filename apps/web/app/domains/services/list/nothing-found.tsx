import type { ServiceCategory } from '@adunni/contracts/services';
import { Link } from 'react-router';
import type { Chip } from './chips.ts';
import { hrefOf, type ListState, WHOLE_LIST } from './list-state.ts';
import classes from './service-list.module.css';

interface Props {
  state: ListState;
  chips: readonly Chip[];
  categories: readonly ServiceCategory[];
}

/** Nothing fits: which filter to let go, and where else to look. */
export function NothingFound({ state, chips, categories }: Props) {
  return (
    <div className={classes.empty}>
      <h2>{state.q ? `Nothing here for “${state.q}”` : 'No service fits all of that'}</h2>
      <p>
        {state.q
          ? 'Try a single word, such as “hem”, “gele” or the name of a town.'
          : 'Let one of your filters go, or start from a category.'}
      </p>
      <ul>
        {chips.length > 1 &&
          chips.map(({ id, label, without }) => (
            <li key={id}>
              <Link to={hrefOf(without)}>Without {label}</Link>
            </li>
          ))}
        <li>
          <Link to="/services">See every service</Link>
        </li>
        {categories
          .filter(({ serviceCount, slug }) => serviceCount > 0 && slug !== state.category)
          .map(({ slug, name }) => (
            <li key={slug}>
              <Link to={hrefOf({ ...WHOLE_LIST, category: slug })}>{name}</Link>
            </li>
          ))}
      </ul>
    </div>
  );
}
