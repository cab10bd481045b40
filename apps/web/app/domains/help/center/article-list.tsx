import type { ArticleCard } from '@adunni/contracts/help/articles';
import { Link } from 'react-router';
import classes from './article-list.module.css';
import { articlePath } from './help-address.ts';

/** Articles with what they answer. */
export function ArticleList({ articles }: { articles: readonly ArticleCard[] }) {
  return (
    <ul className={classes.list}>
      {articles.map(({ _id, slug, title, summary }) => (
        <li key={_id}>
          <Link to={articlePath(slug)} prefetch="intent">
            {title}
          </Link>
          <p>{summary}</p>
        </li>
      ))}
    </ul>
  );
}
