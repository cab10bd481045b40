import type { Block } from '@adunni/contracts/help/articles';
import classes from './document.module.css';

/** The headings of a document, each leading to its place. */
export function Contents({ blocks }: { blocks: readonly Block[] }) {
  const headings = blocks.filter(({ kind }) => kind === 'heading');
  return (
    <nav className={classes.contents} aria-label="On this page">
      <p>On this page</p>
      <ul>
        {headings.map(({ anchor, lines }) => (
          <li key={anchor}>
            <a href={`#${anchor}`}>{lines[0]?.map(({ text }) => text).join('')}</a>
          </li>
        ))}
        <li>
          <a href="#versions">Versions</a>
        </li>
      </ul>
    </nav>
  );
}
