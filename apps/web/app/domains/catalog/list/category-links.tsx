import { Link } from 'react-router';
import classes from './category-links.module.css';
import type { CategoryBranch } from './filter-values.ts';
import { hrefOf, type ListState, withFilters } from './list-state.ts';

interface Props {
  branches: readonly CategoryBranch[];
  state: ListState;
}

/** The category tree as links; only the branch of the chosen category is unfolded. */
export function CategoryLinks({ branches, state }: Props) {
  return (
    <ul className={classes.list}>
      {branches.map(({ slug, name, count, isOpen, children }) => {
        const isChosen = state.category === slug;
        return (
          <li key={slug}>
            <Link
              to={hrefOf(withFilters(state, { category: isChosen ? '' : slug }))}
              preventScrollReset
              className={classes.link}
              aria-current={isChosen ? 'true' : undefined}
            >
              <span>{name}</span>
              <span className={classes.count}>{count}</span>
            </Link>
            {isOpen && children.length > 0 && <CategoryLinks branches={children} state={state} />}
          </li>
        );
      })}
    </ul>
  );
}
