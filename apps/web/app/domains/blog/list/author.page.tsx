import { listPosts } from '@adunni/contracts/blog/posts';
import { pageApi } from '../../../kit/api/page-api.ts';
import { Breadcrumbs } from '../../../kit/page/breadcrumbs.tsx';
import { PageLinks } from '../../../kit/page/page-links.tsx';
import reading from '../../../kit/page/reading.module.css';
import { originOf, pageMeta } from '../../../kit/page-meta.ts';
import { authorPath, BLOG } from '../blog-address.ts';
import type { Route } from './+types/author.page.ts';
import classes from './blog.module.css';
import { PostList } from './post-list.tsx';

export const handle = { parameters: ['page'] };

export async function loader({ context, params: { slug }, request }: Route.LoaderArgs) {
  const page = Math.min(Math.max(Math.trunc(Number(new URL(request.url).searchParams.get('page'))) || 1, 1), 1000);
  const list = await context
    .get(pageApi)(listPosts, { query: { author: slug, page } })
    .catch(asNotFound);
  if (!list.author) throw new Response('This author does not exist.', { status: 404 });
  return { list, author: list.author };
}

/** What no author can be called by is a page that does not exist. */
function asNotFound(error: unknown): never {
  if (error instanceof Response && [400, 404].includes(error.status))
    throw new Response('This author does not exist.', { status: 404 });
  throw error;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [{ title: 'Author not found · Adunni' }];
  const { name, role, biography, slug } = loaderData.author;
  const origin = originOf(matches);
  const url = origin + authorPath(slug);
  return pageMeta({
    ...{ origin, title: name, path: authorPath(slug), type: 'profile' },
    description: biography.split('\n')[0] || role || `Posts by ${name}.`,
    jsonLd: [{ '@type': 'ProfilePage', mainEntity: { '@type': 'Person', '@id': url, url, name, jobTitle: role } }],
  });
}

export default function AuthorPage({ loaderData: { list, author } }: Route.ComponentProps) {
  return (
    <main id="main" className={reading.page}>
      <Breadcrumbs way={[{ name: 'Blog', to: BLOG }]} />
      <header className={classes.head}>
        <h1>{author.name}</h1>
        {author.role && <p>{author.role}</p>}
      </header>
      {author.biography && <p className={classes.biography}>{author.biography}</p>}
      {list.items.length === 0 ? <p>No posts yet.</p> : <PostList posts={list.items} />}
      <PageLinks page={list.page} pages={Math.ceil(list.total / list.limit)} />
    </main>
  );
}
