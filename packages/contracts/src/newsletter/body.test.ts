import { describe, expect, it } from 'vitest';
import { brokenLinks, isFollowable, parseBody } from './body.ts';

describe('the text of a campaign', () => {
  it('is headings and paragraphs with links', () => {
    expect(
      parseBody('# New cloth\n\nSee [the lace](/products?q=lace) today.\nIt goes fast.\n \n\n[Us](https://a.example)'),
    ).toEqual([
      { kind: 'heading', runs: [{ text: 'New cloth', href: null }] },
      {
        kind: 'paragraph',
        runs: [
          { text: 'See ', href: null },
          { text: 'the lace', href: '/products?q=lace' },
          { text: ' today.\nIt goes fast.', href: null },
        ],
      },
      { kind: 'paragraph', runs: [{ text: 'Us', href: 'https://a.example' }] },
    ]);
  });

  it('leaves what leads nowhere as it is written, and names it', () => {
    const text = 'Press [here](javascript:alert) or [there](//evil.example) or [that](/ok).';
    expect(brokenLinks(text)).toEqual(['javascript:alert', '//evil.example']);
    expect(parseBody(text)[0]?.runs.filter(({ href }) => href !== null)).toEqual([{ text: 'that', href: '/ok' }]);
  });

  it('follows sites, mail addresses and our own pages only', () => {
    for (const href of ['https://a.example', 'http://a.example/b', 'mailto:a@b.example', '/products'])
      expect(isFollowable(href), href).toBe(true);
    for (const href of ['data:text/html,x', 'JavaScript:x', '/\\evil.example', 'https://', 'products', 'mailto:'])
      expect(isFollowable(href), href).toBe(false);
  });

  it('takes a text of brackets in its stride', () => {
    expect(parseBody('['.repeat(20_000))).toHaveLength(1);
    expect(brokenLinks('[a]('.repeat(5_000))).toEqual([]);
  });
});
