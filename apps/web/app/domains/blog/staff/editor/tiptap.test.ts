import type { Block } from '@adunni/contracts/blog/document-forms';
import { expect, it } from 'vitest';
import { fromTiptap } from './from-tiptap.ts';
import { toTiptap } from './to-tiptap.ts';

const ID = '01890000-0000-7000-8000-000000000000';

it('leaves a text as it was, several links in their places too', () => {
  const blocks: Block[] = [
    { kind: 'heading', level: 2, runs: [{ text: 'Lace' }] },
    {
      kind: 'paragraph',
      runs: [
        { text: 'See ', bold: true },
        { text: 'one', href: '/products' },
        { text: ' and ', italic: true },
        { text: 'two', bold: true, href: 'https://example.com/' },
      ],
    },
    { kind: 'list', ordered: true, lines: [[{ text: 'a' }], [{ text: 'b' }]] },
    { kind: 'quote', lines: [[{ text: 'q' }]] },
    { kind: 'callout', tone: 'tip', lines: [[{ text: 't' }]] },
    { kind: 'table', head: true, rows: [[[{ text: 'h' }]], [[{ text: 'c' }]]] },
    { kind: 'picture', picture: { mediaId: ID, alt: 'x', caption: '' } },
    { kind: 'gallery', pictures: [{ mediaId: ID, alt: 'x', caption: 'y' }] },
    { kind: 'card', of: 'product', ref: ID },
    { kind: 'figure', figure: 'woman', measure: 'height' },
  ];
  expect(fromTiptap(toTiptap(blocks))).toEqual(blocks);
  expect(fromTiptap(toTiptap(blocks, new Map([[ID, 'Shift']])))).toEqual(blocks);
});

it('keeps the words of a pasted link that leads nowhere, and drops what a post cannot hold', () => {
  const link = { type: 'link', attrs: { href: 'javascript:alert(1)' } };
  const content = [
    { type: 'paragraph', content: [{ type: 'text', text: 'click', marks: [link] }] },
    { type: 'paragraph' },
    { type: 'codeBlock', content: [{ type: 'text', text: 'x' }] },
  ];
  expect(fromTiptap({ type: 'doc', content })).toEqual([{ kind: 'paragraph', runs: [{ text: 'click' }] }]);
});
