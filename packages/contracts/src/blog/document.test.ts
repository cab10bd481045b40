import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mayLead } from './document.ts';
import { block, postDocument } from './document-forms.ts';
import { missingToPublish, postForm } from './forms.ts';
import { anchorsOf, minutesOf, plainText } from './reading.ts';

const said = (text: string, href?: string) => [{ kind: 'paragraph', runs: [{ text, ...(href && { href }) }] }];

it.each([
  'https://example.com/a?b=c',
  'http://example.com',
  'mailto:us@adunni.example',
  '/products?q=a',
  '/blog/lace#a',
])('leads to %j', (href) => expect(postDocument.safeParse(said('x', href)).success).toBe(true));

it.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  '//evil.example',
  '/\\evil.example',
  'https://user@evil.example',
  'https://',
  '#here',
  'https://example.com/"onload=x',
])('leads nowhere by %j', (href) => expect(postDocument.safeParse(said('x', href)).success).toBe(false));

it('takes nothing that is not declared, nothing too deep and nothing too large', () => {
  const paragraph = { kind: 'paragraph', runs: [{ text: 'a' }] };
  for (const odd of [
    { ...paragraph, html: '<b>' },
    { kind: 'paragraph', runs: [{ text: 'a', style: 'x' }] },
    { kind: 'html', runs: [] },
    { kind: 'heading', level: 1, runs: [] },
    { kind: 'list', ordered: true, lines: [[[{ text: 'a' }]]] },
    { kind: 'callout', tone: 'x" onclick="y', lines: [[{ text: 'a' }]] },
    { kind: 'card', of: 'product', ref: '../../x' },
    { kind: 'table', head: true, rows: [] },
  ])
    expect([odd, block.safeParse(odd).success]).toEqual([odd, false]);
  expect(postDocument.safeParse(Array(401).fill(paragraph)).success).toBe(false);
  expect(
    postDocument.safeParse(Array(60).fill({ kind: 'paragraph', runs: [{ text: 'a'.repeat(4000) }] })).success,
  ).toBe(false);
});

it('keeps texts as texts: what looks like markup is words, and several links keep their places', () => {
  const piece = fc.constantFrom('<', '>', '"', "'", '&', 'script', 'javascript:', '](', ' ', 'é', '\u202e', 'ọ̀');
  const text = fc.array(piece, { minLength: 1, maxLength: 12 }).map((pieces) => pieces.join(''));
  const run = fc.record({ text, href: fc.oneof(text, fc.constant('/a'), fc.webUrl()) }, { requiredKeys: ['text'] });
  fc.assert(
    fc.property(fc.array(run, { maxLength: 8 }), (runs) => {
      const parsed = block.safeParse({ kind: 'paragraph', runs });
      if (!parsed.success || parsed.data.kind !== 'paragraph') return;
      for (const [at, { href, ...rest }] of parsed.data.runs.entries()) {
        expect(Object.keys(rest)).toEqual(['text']);
        expect(rest.text).toBe(runs[at]?.text.replaceAll('\u202e', ''));
        if (href !== undefined) expect(mayLead(href)).toBe(true);
      }
    }),
  );
});

it('refuses what is no document at all, whatever it is', () => {
  fc.assert(
    fc.property(fc.anything({ maxDepth: 6 }), (anything) => {
      const parsed = postDocument.safeParse(anything);
      if (parsed.success) expect(postDocument.parse(parsed.data)).toEqual(parsed.data);
    }),
  );
});

it('says what a post lacks before it is published', () => {
  const mediaId = '01890000-0000-7000-8000-000000000000';
  const form = postForm.parse({
    ...{ title: 'T', slug: '', excerpt: '', canonical: '', coverId: mediaId, coverAlt: '', authorIds: [] },
    ...{ categoryIds: [], tags: ['Aso Oke'], relatedIds: [], productIds: [], isFeatured: false },
    document: [...said('x'), { kind: 'picture', picture: { mediaId, alt: '', caption: '' } }],
  });
  expect(Object.keys(missingToPublish(form))).toEqual(['excerpt', 'authorIds', 'categoryIds', 'coverAlt', 'document']);
  expect(form.tags).toEqual(['aso oke']);
});

it('tells headings of the same words apart, and how long a text takes', () => {
  const heading = (text: string) => ({ kind: 'heading' as const, level: 2 as const, runs: [{ text }] });
  const blocks = [heading('Àdìrẹ & lace'), heading('Care'), heading('Care'), heading('!')];
  expect([...anchorsOf(blocks).values()]).toEqual(['adire-lace', 'care', 'care-2', 'part']);
  expect(minutesOf([{ kind: 'paragraph', runs: [{ text: 'word '.repeat(900) }] }])).toBe(4);
  expect(plainText(blocks).split('\n')).toHaveLength(4);
});
