import type { Block, TextRun } from '@adunni/contracts/help/articles';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import classes from './article-text.module.css';

/** The text of an article. What stands in it is always text: nothing of it is taken as markup. */
export function ArticleText({ blocks }: { blocks: readonly Block[] }) {
  return <div className={classes.text}>{blocks.map((block, index) => pieceOf(block, index))}</div>;
}

function pieceOf({ kind, anchor, lines }: Block, key: number): ReactNode {
  const [first = []] = lines;
  switch (kind) {
    case 'heading':
      return (
        <h2 key={key} id={anchor ?? undefined}>
          <Line runs={first} />
        </h2>
      );
    case 'subheading':
      return (
        <h3 key={key} id={anchor ?? undefined}>
          <Line runs={first} />
        </h3>
      );
    case 'paragraph':
      return (
        <p key={key}>
          <Line runs={first} />
        </p>
      );
    case 'quote':
      return (
        <blockquote key={key}>
          {keyed(lines).map(([at, line]) => (
            <p key={at}>
              <Line runs={line} />
            </p>
          ))}
        </blockquote>
      );
    case 'list':
    case 'steps': {
      const entries = keyed(lines).map(([at, line]) => (
        <li key={at}>
          <Line runs={line} />
        </li>
      ));
      return kind === 'steps' ? <ol key={key}>{entries}</ol> : <ul key={key}>{entries}</ul>;
    }
  }
}

/** Entries that never move, each with its place. */
const keyed = <T,>(entries: readonly T[]): [number, T][] => entries.map((entry, index) => [index, entry]);

function Line({ runs }: { runs: readonly TextRun[] }) {
  return keyed(runs).map(([at, { text, href, isStrong, isEmphasised }]) => {
    const words = isEmphasised ? <em>{text}</em> : text;
    const said = isStrong ? <strong>{words}</strong> : words;
    return <Leading key={at} href={href} words={said} />;
  });
}

function Leading({ href, words }: { href: string | null; words: ReactNode }) {
  if (href === null) return words;
  if (href.startsWith('/')) return <Link to={href}>{words}</Link>;
  return (
    <a href={href} rel="noopener nofollow">
      {words}
    </a>
  );
}
