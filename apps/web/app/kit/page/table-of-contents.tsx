import { useId, useState } from 'react';
import classes from './table-of-contents.module.css';

/** A place of the page: the id of its heading, and the words of it. */
export interface ContentsEntry {
  anchor: string;
  title: string;
}

/** The headings of a long page, each leading to its place: beside the text at a desk, folded above it on a phone. */
export function TableOfContents({ entries }: { entries: readonly ContentsEntry[] }) {
  const listId = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <nav className={classes.contents} aria-label="On this page">
      <p className={classes.title}>On this page</p>
      <button
        type="button"
        className={classes.fold}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setIsOpen(!isOpen)}
      >
        On this page
      </button>
      <ul id={listId}>
        {entries.map(({ anchor, title }) => (
          <li key={anchor}>
            <a href={`#${anchor}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
