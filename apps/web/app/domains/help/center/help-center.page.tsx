import { listArticles } from '@adunni/contracts/help/articles';
import { HELP_CATEGORIES, type HelpCategory } from '@adunni/contracts/help/categories';
import { useNavigate } from 'react-router';
import { pageApi } from '../../../kit/api/page-api.ts';
import { countOf } from '../../../kit/count-of.ts';
import { SearchBox } from '../../../kit/listing/search-box.tsx';
import { Breadcrumbs } from '../../../kit/page/breadcrumbs.tsx';
import reading from '../../../kit/page/reading.module.css';
import { originOf, pageMeta } from '../../../kit/page-meta.ts';
import { StillNeedHelp } from '../article/still-need-help.tsx';
import type { Route } from './+types/help-center.page.ts';
import { AllCategories, NoArticles } from './all-categories.tsx';
import { ArticleList } from './article-list.tsx';
import { categoryPath, HELP_CENTER, searchedIn } from './help-address.ts';
import classes from './help-center.module.css';

const isCategory = (text: string): text is HelpCategory => text in HELP_CATEGORIES;

export const handle = { parameters: ['q', 'category'] };

export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const q = searchedIn(request.url);
  const named = searchParams.get('category') ?? '';
  const category = isCategory(named) ? named : null;
  const { items } = await context.get(pageApi)(listArticles, {
    query: { ...(q && { q }), ...(category && !q && { category }) },
  });
  return { q, category: q ? null : category, articles: items };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [{ title: 'Help centre · Adunni' }];
  const { q, category, articles } = loaderData;
  const { title, description } = headingOf(loaderData);
  return [
    ...pageMeta({
      origin: originOf(matches),
      title: category ? `${title}: help` : title,
      description: q ? `${countOf(articles.length, 'article')} found for “${q}”.` : description,
      path: category ? categoryPath(category) : HELP_CENTER,
    }),
    ...(q ? [{ name: 'robots', content: 'noindex, follow' }] : []),
  ];
}

/** What the page is called: the search, else the category, else the help centre. */
function headingOf({ q, category }: Pick<Route.ComponentProps['loaderData'], 'q' | 'category'>) {
  if (q) return { title: `Results for “${q}”`, description: '' };
  if (category) return { title: HELP_CATEGORIES[category].name, description: HELP_CATEGORIES[category].description };
  return { title: 'Help centre', description: 'Answers about ordering, measuring, fittings, delivery and payment.' };
}

export default function HelpCenterPage({ loaderData }: Route.ComponentProps) {
  const { q, category, articles } = loaderData;
  const { title, description } = headingOf(loaderData);
  const navigate = useNavigate();
  const isTop = !q && !category;
  return (
    <main id="main" className={reading.page}>
      {!isTop && <Breadcrumbs way={[{ name: 'Help centre', to: HELP_CENTER }]} />}
      <header className={classes.head}>
        <h1>{title}</h1>
        {description && <p>{description}</p>}
        <SearchBox
          action={HELP_CENTER}
          query={q ? { q } : {}}
          label="Search the help centre"
          placeholder="Deposits, measuring, aso-oke …"
          onSearch={(words) => void navigate(words ? `${HELP_CENTER}?q=${encodeURIComponent(words)}` : HELP_CENTER)}
        />
        {q && articles.length > 0 && (
          <p className={classes.count} role="status">
            {countOf(articles.length, 'article')}
          </p>
        )}
      </header>
      {articles.length === 0 && <NoArticles q={q} />}
      {articles.length > 0 &&
        (isTop ? <AllCategories articles={articles} /> : <ArticleList articles={articles} q={q} />)}
      <StillNeedHelp words={q} />
    </main>
  );
}
