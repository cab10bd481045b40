import { expect, it } from 'vitest';
import { labelOf, movedTo, pathOf, SECTIONS, sectionOf } from './sections.ts';

it('leads back from every address to its section', () => {
  for (const { id, label } of SECTIONS) {
    expect(sectionOf(new URL(pathOf(id), 'https://adunni.example').searchParams)).toBe(id);
    expect(labelOf(id)).toBe(label);
  }
});

it('shows the overview for anything unknown', () => {
  expect(sectionOf(new URLSearchParams('section=elsewhere'))).toBe('overview');
});

it('leads sections that became pages there', () => {
  expect(movedTo(new URLSearchParams('section=wishlist'))).toBe('/wishlist');
  expect(movedTo(new URLSearchParams('section=security'))).toBeNull();
  expect(movedTo(new URLSearchParams())).toBeNull();
});
