import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mayLeadTo, parseMarkdown } from './markdown.ts';

const said = (markdown: string) =>
  parseMarkdown(markdown).map(({ kind, lines }) => [
    kind,
    ...lines.map((line) => line.map(({ text }) => text).join('')),
  ]);
const links = (markdown: string) =>
  parseMarkdown(markdown).flatMap(({ lines }) => lines.flat().flatMap(({ href }) => href ?? []));

describe('Markdown of help articles', () => {
  it('is headings, paragraphs, lists, quotes, bold, italics and links', () => {
    const text =
      '# Deposits\n\nYou pay **60%** *now*.\n\n- one\n- two\n  - within\n\n1. first\n2. then\n\n> Said once.\n\n### Later';
    expect(said(text)).toEqual([
      ['heading', 'Deposits'],
      ['paragraph', 'You pay 60% now.'],
      ['list', 'one', 'two', 'within'],
      ['steps', 'first', 'then'],
      ['quote', 'Said once.'],
      ['subheading', 'Later'],
    ]);
    expect(
      parseMarkdown('You pay **60%** *now*.')[0]?.lines[0]?.map((run) => [run.isStrong, run.isEmphasised]),
    ).toEqual([
      [false, false],
      [true, false],
      [false, false],
      [false, true],
      [false, false],
    ]);
  });

  it('gives headings their place in the address, the second of the same words another', () => {
    const text = '## Ẹ̀kọ́ & fit\n\none\n\n## Fit\n\ntwo\n\n## Fit\n\nthree';
    expect(parseMarkdown(text).flatMap(({ anchor }) => anchor ?? [])).toEqual(['eko-and-fit', 'fit', 'fit-2']);
  });

  it.each([
    ['<script>alert(1)</script>', '<script>alert(1)</script>'],
    ['Hello <img src=x onerror=alert(1)> you', 'Hello <img src=x onerror=alert(1)> you'],
    ['![a picture](https://example.com/x.png)', '![a picture](https://example.com/x.png)'],
    ['`<b>code</b>`', '`<b>code</b>`'],
    ['    <svg onload=alert(1)>', '<svg onload=alert(1)>'],
    ['Fish &amp; chips &lt;b&gt;', 'Fish & chips <b>'],
    ['&amp;lt;script&amp;gt;', '&lt;script&gt;'],
  ])('shows %j as the words that it is', (markdown, words) => {
    expect(said(markdown)).toEqual([['paragraph', words]]);
    expect(links(markdown)).toEqual([]);
  });

  it.each([
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert(1))',
    '[x](&#106;avascript:alert(1))',
    '[x](data:text/html,<script>alert(1)</script>)',
    '[x](vbscript:x)',
    '[x](//evil.example)',
    '[x](/\\evil.example)',
    '[x](file:///etc/passwd)',
    '<javascript:alert(1)>',
  ])('leads nowhere by %j', (markdown) => expect(links(markdown)).toEqual([]));

  it('keeps several links of a line in their places', () => {
    const text = 'See [delivery](/support/shipping), [us](mailto:help@adunni.example) or <https://example.com/a>.';
    expect(links(text)).toEqual(['/support/shipping', 'mailto:help@adunni.example', 'https://example.com/a']);
  });

  it('never makes anything else of any text', () => {
    const piece = fc.constantFrom(
      '<',
      '>',
      '[',
      '](',
      ')',
      '*',
      '_',
      '`',
      '\n',
      '\n\n',
      '#',
      '- ',
      '1. ',
      '&',
      'x',
      'javascript:',
      '|',
      '!',
      '\\',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        for (const { kind, anchor, lines } of parseMarkdown(pieces.join(''))) {
          expect(['heading', 'subheading', 'paragraph', 'list', 'steps', 'quote']).toContain(kind);
          if (anchor !== null) expect(anchor).toMatch(/^[a-z0-9-]+$/);
          for (const { href } of lines.flat()) if (href !== null) expect(mayLeadTo(href)).toBe(true);
        }
      }),
    );
  });
});
