import { expect, it } from 'vitest';
import { judge, SPAM_FROM } from './spam.rules.ts';

const suspect = { subject: 'A question', description: 'Do you ship to Accra?', isTrapped: false, isRepeated: false };
const spam = (changes: Partial<typeof suspect>) => judge({ ...suspect, ...changes });

it('finds nothing in a question, with a link to a product', () => {
  expect(spam({})).toEqual({ score: 0, reasons: [] });
  expect(spam({ description: 'Is https://adunni.example/products/1 in stock?' }).score).toBe(0);
});

it('says why something is spam', () => {
  expect(spam({ isTrapped: true })).toEqual({ score: 100, reasons: ['A hidden field was filled in (100)'] });
  const links = 'https://a.example https://b.example http://c.example www.d.example';
  expect(spam({ description: links })).toEqual({ score: 60, reasons: ['4 links (60)'] });
  const offer = spam({ subject: 'SEO', description: 'Get backlinks, more backlinks: the first page of Google' });
  expect(offer).toEqual({
    score: 90,
    reasons: ['Words of sales emails: seo, backlinks, first page of google (90)'],
  });
  expect(spam({ description: '<a href="https://a.example">x</a>', isRepeated: true }).score).toBeGreaterThanOrEqual(
    SPAM_FROM,
  );
});

it('does not take repeating alone, or one word, for spam', () => {
  expect(spam({ isRepeated: true }).score).toBeLessThan(SPAM_FROM);
  expect(spam({ description: 'Can I pay in crypto?' }).score).toBeLessThan(SPAM_FROM);
});
