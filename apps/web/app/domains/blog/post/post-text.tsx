import { TONES } from '@adunni/contracts/blog/document';
import type { Block, Run } from '@adunni/contracts/blog/document-forms';
import type { Post } from '@adunni/contracts/blog/posts';
import { anchorsOf } from '@adunni/contracts/blog/reading';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ScrollRegion } from '../../../kit/table/scroll-region.tsx';
import { ProductCard } from '../../catalog/public/product-card.tsx';
import { MeasuringFigure } from '../../measurements/public/measuring-figure.tsx';
import { Captioned } from './captioned.tsx';
import { PlaceLink } from './place-link.tsx';
import classes from './post-text.module.css';

type Shown = Pick<Post, 'document' | 'pictures' | 'products' | 'places'>;

/** The text of a post. What stands in it is always text: nothing of it is taken as markup. */
export function PostText({ post }: { post: Shown }) {
  const anchors = anchorsOf(post.document);
  return (
    <div className={classes.text}>
      {keyed(post.document).map(([at, block]) => (
        <Piece key={at} block={block} post={post} anchor={anchors.get(at)} />
      ))}
    </div>
  );
}

/** Entries that never move, each with its place. */
const keyed = <T,>(entries: readonly T[]): [number, T][] => entries.map((entry, index) => [index, entry]);

function Piece({ block, post, anchor }: { block: Block; post: Shown; anchor: string | undefined }): ReactNode {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <Line runs={block.runs} />
        </p>
      );
    case 'heading': {
      const Title = block.level === 2 ? 'h2' : 'h3';
      return (
        <Title id={anchor}>
          <Line runs={block.runs} />
        </Title>
      );
    }
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List>
          <Lines lines={block.lines} as="li" />
        </List>
      );
    }
    case 'quote':
      return (
        <blockquote>
          <Lines lines={block.lines} as="p" />
        </blockquote>
      );
    case 'callout':
      return (
        <aside className={classes.callout} data-tone={block.tone} aria-label={TONES[block.tone]}>
          <p className={classes.tone}>{TONES[block.tone]}</p>
          <Lines lines={block.lines} as="p" />
        </aside>
      );
    case 'table':
      return <Table block={block} />;
    case 'picture':
      return <Captioned named={block.picture} pictures={post.pictures} />;
    case 'gallery':
      return (
        <div className={classes.gallery}>
          {keyed(block.pictures).map(([at, named]) => (
            <Captioned key={at} named={named} pictures={post.pictures} />
          ))}
        </div>
      );
    case 'card':
      return <Card block={block} post={post} />;
    case 'figure':
      return (
        <div className={classes.figure}>
          <MeasuringFigure figure={block.figure} measure={block.measure} />
        </div>
      );
  }
}

function Card({ block, post }: { block: Extract<Block, { kind: 'card' }>; post: Shown }) {
  const product = block.of === 'product' && post.products.find(({ _id }) => _id === block.ref);
  if (product)
    return (
      <div className={classes.product}>
        <ProductCard product={product} />
      </div>
    );
  const place = post.places.find(({ _id }) => _id === block.ref);
  return place ? <PlaceLink place={place} /> : null;
}

function Table({ block: { head, rows } }: { block: Extract<Block, { kind: 'table' }> }) {
  const [first = [], ...others] = rows;
  return (
    <ScrollRegion label="Table">
      <table>
        {head && (
          <thead>
            <tr>
              {keyed(first).map(([at, runs]) => (
                <th key={at} scope="col">
                  <Line runs={runs} />
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {keyed(head ? others : rows).map(([at, cells]) => (
            <tr key={at}>
              {keyed(cells).map(([place, runs]) => (
                <td key={place}>
                  <Line runs={runs} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

const Lines = ({ lines, as: Tag }: { lines: readonly (readonly Run[])[]; as: 'li' | 'p' }) =>
  keyed(lines).map(([at, runs]) => (
    <Tag key={at}>
      <Line runs={runs} />
    </Tag>
  ));

const Line = ({ runs }: { runs: readonly Run[] }) =>
  keyed(runs).map(([at, { text, bold, italic, href }]) => {
    const leaning = italic ? <em>{text}</em> : text;
    const said = bold ? <strong>{leaning}</strong> : leaning;
    return <Leading key={at} href={href} words={said} />;
  });

function Leading({ href, words }: { href: string | undefined; words: ReactNode }) {
  if (href === undefined) return words;
  if (href.startsWith('/')) return <Link to={href}>{words}</Link>;
  return (
    <a href={href} rel="noopener nofollow">
      {words}
    </a>
  );
}
