import type { Post } from '@adunni/contracts/blog/posts';
import { anchorsOf, linesOf } from '@adunni/contracts/blog/reading';
import { Link } from 'react-router';
import reading from '../../../kit/page/reading.module.css';
import { TableOfContents } from '../../../kit/page/table-of-contents.tsx';
import { Picture } from '../../../kit/pictures/picture.tsx';
import { ProductCard } from '../../catalog/public/product-card.tsx';
import { TaxLine } from '../../settings/public/tax.tsx';
import { authorPath, tagPath } from '../blog-address.ts';
import { PostList } from '../list/post-list.tsx';
import { PostFacts } from './post-facts.tsx';
import { PostText } from './post-text.tsx';
import classes from './post-view.module.css';
import { Share } from './share.tsx';

/** A post with fewer headings is seen whole. */
const WORTH_LISTING = 3;

interface Props {
  post: Post;
  /** Shown within a staff page, which has a heading of its own. */
  isWithin?: boolean;
}

/** All that is shown of a post: cover, text with its contents beside, who wrote it, products and posts at the end. */
export function PostView({ post, isWithin = false }: Props) {
  const anchors = anchorsOf(post.document);
  const headings = [...anchors].flatMap(([at, anchor]) => {
    const block = post.document[at];
    return block?.kind === 'heading' && block.level === 2 ? [{ anchor, title: linesOf(block).join('') }] : [];
  });
  return (
    <>
      <header className={reading.head}>
        {isWithin ? <p className={classes.title}>{post.title}</p> : <h1>{post.title}</h1>}
        <p className={classes.lead}>{post.excerpt}</p>
        <PostFacts post={post} />
      </header>
      {post.cover && (
        <div className={classes.cover}>
          <Picture picture={post.cover} sizes="(min-width: 82rem) 82rem, 100vw" eager={!isWithin} />
        </div>
      )}
      <div className={reading.columns}>
        <article>
          <PostText post={post} />
          {post.tags.length > 0 && (
            <p className={classes.tags}>
              {post.tags.map((tag) => (
                <Link key={tag} to={tagPath(tag)}>
                  {tag}
                </Link>
              ))}
            </p>
          )}
          {!isWithin && <Share title={post.title} />}
          <Writers post={post} />
        </article>
        {headings.length >= WORTH_LISTING && <TableOfContents entries={headings} />}
      </div>
      {post.pieces.length > 0 && (
        <section className={classes.after} aria-labelledby="pieces">
          <h2 id="pieces">In the shop</h2>
          <TaxLine />
          <ul className={classes.pieces}>
            {post.pieces.map((product) => (
              <li key={product._id}>
                <ProductCard product={product} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {post.related.length > 0 && (
        <section className={classes.after} aria-labelledby="related">
          <h2 id="related">Read next</h2>
          <PostList posts={post.related} heading="h3" />
        </section>
      )}
    </>
  );
}

/** Who wrote a post, in their own words. */
function Writers({ post: { writers } }: Pick<Props, 'post'>) {
  return writers.map(({ slug, name, role, biography }) => (
    <section key={slug} className={classes.writer} aria-label={`About ${name}`}>
      <p>
        <strong>
          <Link to={authorPath(slug)}>{name}</Link>
        </strong>
        {role && `, ${role}`}
      </p>
      {biography && <p>{biography.split('\n')[0]}</p>}
    </section>
  ));
}
