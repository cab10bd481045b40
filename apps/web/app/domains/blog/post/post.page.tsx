import { getPost } from '@adunni/contracts/blog/posts';
import { redirect } from 'react-router';
import { pageApi } from '../../../kit/api/page-api.ts';
import { Breadcrumbs } from '../../../kit/page/breadcrumbs.tsx';
import reading from '../../../kit/page/reading.module.css';
import { originOf, pageMeta } from '../../../kit/page-meta.ts';
import { BLOG, categoryPath, drawnPath, postPath } from '../blog-address.ts';
import { FEED_LINKS } from '../list/feed-links.ts';
import type { Route } from './+types/post.page.ts';
import { postJsonLd } from './post-json-ld.ts';
import { PostView } from './post-view.tsx';
import { useCountedRead } from './use-counted-read.ts';

export async function loader({ context, params: { slug } }: Route.LoaderArgs) {
  const { post, movedTo } = await context.get(pageApi)(getPost, { params: { slug } }).catch(asNotFound);
  if (movedTo) throw redirect(postPath(movedTo), 301);
  if (!post) throw new Response('This post does not exist.', { status: 404 });
  return { post };
}

/** A slug that no post can have is a page that does not exist. */
function asNotFound(error: unknown): never {
  if (error instanceof Response && [400, 404].includes(error.status))
    throw new Response('This post does not exist.', { status: 404 });
  throw error;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [{ title: 'Post not found · Adunni' }];
  const { post } = loaderData;
  const origin = originOf(matches);
  const described = pageMeta({
    ...{ origin, title: post.title, description: post.excerpt, path: postPath(post.slug), type: 'article' },
    picture: post.cover,
    drawn: { path: drawnPath(post), alt: post.title },
    jsonLd: postJsonLd(post, origin),
  });
  const canonical = { tagName: 'link', rel: 'canonical', href: post.canonical };
  const isCanonical = (item: object): boolean => 'rel' in item && item.rel === 'canonical';
  return [
    ...(post.canonical ? described.map((item) => (item && isCanonical(item) ? canonical : item)) : described),
    ...FEED_LINKS,
  ];
}

export default function PostPage({ loaderData: { post } }: Route.ComponentProps) {
  useCountedRead(post._id);
  const [category] = post.categories;
  return (
    <main id="main" className={reading.page}>
      <Breadcrumbs
        way={[
          { name: 'Blog', to: BLOG },
          ...(category ? [{ name: category.name, to: categoryPath(category.slug) }] : []),
        ]}
      />
      <PostView post={post} />
    </main>
  );
}
