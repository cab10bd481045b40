import type { PostCard } from '@adunni/contracts/blog/posts';
import { Link } from 'react-router';
import { Picture } from '../../../kit/pictures/picture.tsx';
import { postPath } from '../blog-address.ts';
import { PostFacts } from '../post/post-facts.tsx';
import classes from './post-list.module.css';

interface Props {
  posts: readonly PostCard[];
  /** Shows the first one larger than the others. */
  leads?: boolean;
  /** Of which level their titles are. */
  heading?: 'h2' | 'h3';
}

/** Posts as cards: cover, title, what they are about, who wrote them and when. */
export function PostList({ posts, leads = false, heading: Title = 'h2' }: Props) {
  return (
    <ul className={classes.posts} data-leads={leads || undefined}>
      {posts.map((post, index) => (
        <li key={post._id} className={classes.post}>
          <Link to={postPath(post.slug)} className={classes.cover} tabIndex={-1} aria-hidden="true">
            {post.cover ? (
              <Picture
                picture={post.cover}
                sizes={leads && index === 0 ? '(min-width: 62em) 44rem, 100vw' : '(min-width: 62em) 24rem, 100vw'}
                alt=""
                eager={index === 0}
              />
            ) : (
              <span>{post.categories[0]?.name ?? post.title}</span>
            )}
          </Link>
          <div className={classes.words}>
            {post.categories[0] && <p className={classes.category}>{post.categories[0].name}</p>}
            <Title className={classes.title}>
              <Link to={postPath(post.slug)}>{post.title}</Link>
            </Title>
            <p className={classes.excerpt}>{post.excerpt}</p>
            <PostFacts post={post} />
          </div>
        </li>
      ))}
    </ul>
  );
}
