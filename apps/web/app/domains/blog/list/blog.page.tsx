import { listPosts } from '@adunni/contracts/blog/posts';
import { Link, useNavigate } from 'react-router';
import { pageApi } from '../../../kit/api/page-api.ts';
import { countOf } from '../../../kit/count-of.ts';
import { SearchBox } from '../../../kit/listing/search-box.tsx';
import { Breadcrumbs } from '../../../kit/page/breadcrumbs.tsx';
import { PageLinks } from '../../../kit/page/page-links.tsx';
import reading from '../../../kit/page/reading.module.css';
import { originOf, pageMeta } from '../../../kit/page-meta.ts';
import { BLOG, categoryPath, tagPath } from '../blog-address.ts';
import type { Route } from './+types/blog.page.ts';
import classes from './blog.module.css';
import { FEED_LINKS } from './feed-links.ts';
import { PostList } from './post-list.tsx';

const LEAD = 'Measuring, fabrics, fittings and what people wear, by people who sew.';

export const handle = { parameters: ['q', 'category', 'tag', 'page'] };

export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const asked = (name: string, most: number): string => (searchParams.get(name) ?? '').trim().slice(0, most);
  const wanted = { q: asked('q', 120), category: asked('category', 80), tag: asked('tag', 30) };
  const page = Math.min(Math.max(Math.trunc(Number(searchParams.get('page'))) || 1, 1), 1000);
  const filters = Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== ''));
  const list = await context.get(pageApi)(listPosts, { query: { ...filters, page } });
  if (page > 1 && list.items.length === 0) throw new Response('This page does not exist.', { status: 404 });
  return { ...wanted, list };
}

type Data = Route.ComponentProps['loaderData'];

/** What the page is called: the search, else the tag or the category, else the blog. */
function headingOf({ q, category, tag, list }: Data) {
  if (q) return { title: `Results for “${q}”`, lead: '', path: BLOG };
  if (tag) return { title: `Posts about ${tag}`, lead: '', path: tagPath(tag) };
  const known = list.categories.find(({ slug }) => slug === category);
  if (known) return { title: known.name, lead: known.description, path: categoryPath(known.slug) };
  return { title: category ? 'No such category' : 'Blog', lead: category ? '' : LEAD, path: BLOG };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [{ title: 'Blog · Adunni' }];
  const { title, lead, path } = headingOf(loaderData);
  const { q, list } = loaderData;
  const origin = originOf(matches);
  const paged = list.page > 1 ? `${path}${path.includes('?') ? '&' : '?'}page=${list.page}` : path;
  return [
    ...pageMeta({ origin, title, description: lead || countOf(list.total, 'post'), path: paged }),
    ...FEED_LINKS,
    ...(q || list.total === 0 ? [{ name: 'robots', content: 'noindex, follow' }] : []),
  ];
}

export default function BlogPage({ loaderData }: Route.ComponentProps) {
  const { q, category, tag, list } = loaderData;
  const { title, lead } = headingOf(loaderData);
  const isTop = !q && !category && !tag;
  const navigate = useNavigate();
  return (
    <main id="main" className={reading.page}>
      {!isTop && <Breadcrumbs way={[{ name: 'Blog', to: BLOG }]} />}
      <header className={classes.head}>
        <h1>{title}</h1>
        {lead && <p>{lead}</p>}
        <SearchBox
          action={BLOG}
          query={q ? { q } : {}}
          label="Search the blog"
          placeholder="Lace, fittings, aso-ebi …"
          onSearch={(words) => void navigate(words ? `${BLOG}?q=${encodeURIComponent(words)}` : BLOG)}
        />
        {!isTop && list.total > 0 && <p role="status">{countOf(list.total, 'post')}</p>}
      </header>
      {list.categories.length > 0 && (
        <nav className={classes.categories} aria-label="Categories">
          <Link to={BLOG} aria-current={isTop ? 'page' : undefined}>
            All posts
          </Link>
          {list.categories.map(({ slug, name }) => (
            <Link key={slug} to={categoryPath(slug)} aria-current={slug === category ? 'page' : undefined}>
              {name}
            </Link>
          ))}
        </nav>
      )}
      {list.items.length === 0 ? (
        <NoPosts q={q} isTop={isTop} />
      ) : (
        <PostList posts={list.items} leads={isTop && list.page === 1} />
      )}
      <PageLinks page={list.page} pages={Math.ceil(list.total / list.limit)} />
    </main>
  );
}

/** Nothing is there, or nothing that was asked for. */
function NoPosts({ q, isTop }: { q: string; isTop: boolean }) {
  if (isTop) return <p className={classes.none}>No posts yet. Please come back soon.</p>;
  return (
    <p className={classes.none}>
      {q ? `No posts match “${q}”. Try fewer or other words, or ` : 'There are no posts here. '}
      <Link to={BLOG}>{q ? 'see all posts' : 'See all posts'}</Link>.
    </p>
  );
}
