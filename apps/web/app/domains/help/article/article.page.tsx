import { getArticle } from '@adunni/contracts/help/articles';
import { HELP_CATEGORIES } from '@adunni/contracts/help/categories';
import { Link } from 'react-router';
import { pageApi } from '../../../kit/api/page-api.ts';
import { Breadcrumbs } from '../../../kit/page/breadcrumbs.tsx';
import reading from '../../../kit/page/reading.module.css';
import { TableOfContents } from '../../../kit/page/table-of-contents.tsx';
import { originOf, pageMeta } from '../../../kit/page-meta.ts';
import { ArticleList } from '../center/article-list.tsx';
import { articlePath, categoryPath, HELP_CENTER, searchedIn } from '../center/help-address.ts';
import { ArticleText } from '../public/article-text.tsx';
import { headingsOf } from '../public/headings.ts';
import type { Route } from './+types/article.page.ts';
import classes from './article.module.css';
import { articleJsonLd } from './article-json-ld.ts';
import { Products } from './products.tsx';
import { StillNeedHelp } from './still-need-help.tsx';
import { Vote } from './vote.tsx';

/** An article with fewer headings is seen whole. */
const WORTH_LISTING = 3;

const DAY = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Africa/Lagos',
});

export const handle = { parameters: ['q'] };

export async function loader({ context, params: { slug }, request }: Route.LoaderArgs) {
  const { article } = await context.get(pageApi)(getArticle, { params: { slug } }).catch(asNotFound);
  return { article, q: searchedIn(request.url) };
}

/** A slug that no article can have is a page that does not exist. */
function asNotFound(error: unknown): never {
  if (error instanceof Response && [400, 404].includes(error.status))
    throw new Response('This article does not exist.', { status: 404 });
  throw error;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [{ title: 'Article not found · Adunni' }];
  const { article } = loaderData;
  const origin = originOf(matches);
  return pageMeta({
    origin,
    title: article.title,
    description: article.summary,
    path: articlePath(article.slug),
    type: 'article',
    jsonLd: articleJsonLd(article, origin),
  });
}

export default function ArticlePage({ loaderData: { article, q } }: Route.ComponentProps) {
  const { name } = HELP_CATEGORIES[article.category];
  const headings = headingsOf(article.body);
  return (
    <main id="main" className={reading.page}>
      <Breadcrumbs
        way={[
          { name: 'Help centre', to: HELP_CENTER },
          { name, to: categoryPath(article.category) },
        ]}
      />
      <header className={reading.head}>
        <h1>{article.title}</h1>
        <p className={classes.summary}>{article.summary}</p>
      </header>
      <div className={reading.columns}>
        <article>
          <ArticleText blocks={article.body} />
          <p className={classes.updated}>
            Updated <time dateTime={article.updatedAt}>{DAY.format(new Date(article.updatedAt))}</time>
          </p>
          {article.shelves.length > 0 && (
            <p className={classes.shelves}>
              In the shop:{' '}
              {article.shelves.map((shelf) => (
                <Link key={shelf.slug} to={`/products?category=${shelf.slug}`}>
                  {shelf.name}
                </Link>
              ))}
            </p>
          )}
          <Vote key={article._id} articleId={article._id} />
          <StillNeedHelp words={q || article.title} />
        </article>
        {headings.length >= WORTH_LISTING && <TableOfContents entries={headings} />}
      </div>
      {article.products.length > 0 && <Products products={article.products} />}
      {article.related.length > 0 && (
        <section className={classes.related} aria-labelledby="related">
          <h2 id="related">Related articles</h2>
          <ArticleList articles={article.related} q={q} />
        </section>
      )}
    </main>
  );
}
