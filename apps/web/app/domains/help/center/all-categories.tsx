import type { ArticleCard } from '@adunni/contracts/help/articles';
import { HELP_CATEGORIES, HELP_CATEGORY_SLUGS } from '@adunni/contracts/help/categories';
import { Link } from 'react-router';
import { articlePath, categoryPath, HELP_CENTER } from './help-address.ts';
import classes from './help-center.module.css';

/** Every category that has articles, with the articles. */
export function AllCategories({ articles }: { articles: readonly ArticleCard[] }) {
  const groups = HELP_CATEGORY_SLUGS.map((slug) => ({
    slug,
    ...HELP_CATEGORIES[slug],
    own: articles.filter(({ category }) => category === slug),
  })).filter(({ own }) => own.length > 0);
  return (
    <div className={classes.groups}>
      {groups.map(({ slug, name, description, own }) => (
        <section key={slug} aria-labelledby={slug} className={classes.group}>
          <h2 id={slug}>
            <Link to={categoryPath(slug)}>{name}</Link>
          </h2>
          <p>{description}</p>
          <ul>
            {own.map((article) => (
              <li key={article._id}>
                <Link to={articlePath(article.slug)} prefetch="intent">
                  {article.title}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** Nothing was found, or nothing is written yet. */
export function NoArticles({ q }: { q: string }) {
  return (
    <div className={classes.none}>
      <p role="status">{q ? 'No articles found.' : 'No articles yet.'}</p>
      {q && (
        <>
          <p>Try a single word, such as “deposit” or “fitting”, or browse by category.</p>
          <ul aria-label="Categories">
            {HELP_CATEGORY_SLUGS.map((slug) => (
              <li key={slug}>
                <Link to={categoryPath(slug)}>{HELP_CATEGORIES[slug].name}</Link>
              </li>
            ))}
          </ul>
          <p>
            <Link to={HELP_CENTER}>All articles</Link>
          </p>
        </>
      )}
    </div>
  );
}
