import type { Category } from '@adunni/contracts/catalog';
import { Link } from 'react-router';
import type { Chip } from './chips.ts';
import classes from './empty-list.module.css';
import { hrefOf, type ListState, WHOLE_LIST } from './list-state.ts';

interface Props {
  state: ListState;
  chips: readonly Chip[];
  categories: readonly Category[];
}

/** Nothing fits: which filter to let go, and where else to look. */
export function EmptyList({ state, chips, categories }: Props) {
  const hasFiltersBesideSearch = chips.some(({ id }) => id !== 'q');
  return (
    <div className={classes.empty}>
      <h2 className={classes.title}>{state.q ? `Nothing here for “${state.q}”` : 'No piece fits all of that'}</h2>
      <p className={classes.text}>
        {state.q
          ? 'Try a single word, such as the garment or the cloth: “kaftan”, “adire”, “gele”.'
          : 'Let one of your filters go, or start from a category.'}
      </p>
      <ul className={classes.ways}>
        {state.q && hasFiltersBesideSearch && (
          <li>
            <Link to={hrefOf({ ...WHOLE_LIST, q: state.q })}>Search the whole catalogue for “{state.q}”</Link>
          </li>
        )}
        {chips.length > 1 &&
          chips.map(({ id, label, without }) => (
            <li key={id}>
              <Link to={hrefOf(without)}>Without {label}</Link>
            </li>
          ))}
        <li>
          <Link to="/products">See every piece</Link>
        </li>
      </ul>
      <ul className={classes.categories} aria-label="Categories">
        {categories
          .filter(({ parentId, productCount }) => parentId === null && productCount > 0)
          .map(({ slug, name }) => (
            <li key={slug}>
              <Link to={hrefOf({ ...WHOLE_LIST, category: slug })}>{name}</Link>
            </li>
          ))}
      </ul>
    </div>
  );
}
