import { expect, it } from 'vitest';
import { bringText, bringTitle } from './bring.ts';

it('says what to bring to the workshop in a sentence', () => {
  expect(bringTitle('studio')).toBe('What to bring');
  expect(bringText('studio', ['The shoes that go with it', 'NIN slip'])).toBe(
    'Bring: the shoes that go with it; NIN slip.',
  );
});

it.each(['home', 'video'] as const)('says what to have ready where nobody goes anywhere: %s', (place) => {
  expect(bringTitle(place)).toBe('What to have ready');
  expect(bringText(place, ['A tape measure'])).toBe('Have ready: a tape measure.');
});
