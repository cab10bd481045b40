import type { PostCard } from '@adunni/contracts/blog/posts';
import { Link } from 'react-router';
import { authorPath } from '../blog-address.ts';
import classes from './post-facts.module.css';

const DAY = new Intl.DateTimeFormat('en-GB', {
  ...{ day: 'numeric', month: 'long', year: 'numeric', timeZone: 'Africa/Lagos' },
});

/** Who wrote a post, when, and how long it takes to read. */
export function PostFacts({ post: { authors, publishedAt, minutes } }: { post: PostCard }) {
  return (
    <p className={classes.facts}>
      {authors.map(({ slug, name }) => (
        <Link key={slug} to={authorPath(slug)}>
          {name}
        </Link>
      ))}
      <time dateTime={publishedAt}>{DAY.format(new Date(publishedAt))}</time>
      <span>{minutes} min read</span>
    </p>
  );
}
