import type { ArticleCard } from '@adunni/contracts/help/articles';
import { Link } from 'react-router';
import classes from './article-list.module.css';
import { articlePath } from './help-address.ts';

interface Props {
  articles: readonly ArticleCard[];
  /** The words by which they, or what led to them, were found. */
  q?: string;
}

/** Articles with what they answer. */
export function ArticleList({ articles, q }: Props) {
  return (
    <ul className={classes.list}>
      {articles.map(({ _id, slug, title, summary }) => (
        <li key={_id}>
          <Link to={articlePath(slug, q)} prefetch="intent">
            {title}
          </Link>
          <p>{summary}</p>
        </li>
      ))}
    </ul>
  );
}
