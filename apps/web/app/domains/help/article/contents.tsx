import type { Block } from '@adunni/contracts/help/articles';
import classes from './article.module.css';

/** An article with fewer headings is seen whole. */
const WORTH_LISTING = 3;

/** The headings of a long article, each leading to its place. */
export function Contents({ blocks }: { blocks: readonly Block[] }) {
  const headings = blocks.filter(({ kind }) => kind === 'heading');
  if (headings.length < WORTH_LISTING) return null;
  return (
    <nav className={classes.contents} aria-label="On this page">
      <p>On this page</p>
      <ul>
        {headings.map(({ anchor, lines }) => (
          <li key={anchor}>
            <a href={`#${anchor}`}>{lines[0]?.map(({ text }) => text).join('')}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
