import { expect, it } from 'vitest';
import { acceptedWithTailor, tailorTerms } from './sewing-words.ts';

it('says who assigned the sewing and when, and that its tailor has no share of the earnings', () => {
  const terms = (viewer: 'maker' | 'staff', by: 'maker' | 'staff', name: string | null = null) =>
    tailorTerms({ viewer, tailor: { assigned: { by, name, at: '2026-11-03T09:00:00Z' } } });
  expect(terms('maker', 'maker')).toMatch(
    /^You assigned it on 3\sNovember\s2026, and they were notified\. Adunni pays tailors nothing/,
  );
  expect(terms('maker', 'staff')).toMatch(/^Adunni assigned it on 3\sNovember/);
  expect(terms('staff', 'maker', 'Adewura Balogun')).toMatch(/^The workshop assigned it on 3\sNovember/);
  expect(terms('staff', 'staff', 'Tolu Ade')).toMatch(/^Tolu Ade assigned it on 3\sNovember/);
});

it('names both who may have assigned what was not logged', () => {
  const tailor = { assigned: null };
  expect(tailorTerms({ viewer: 'maker', tailor })).toMatch(/^You or our staff assigned it, and they were notified\./);
  expect(tailorTerms({ viewer: 'staff', tailor })).toMatch(/^The workshop or our staff assigned it/);
});

it('says that accepting tells the tailor nothing', () => {
  expect(acceptedWithTailor('Peckham Fit Room')).toMatch(
    /^Peckham Fit Room was notified when .+ isn’t notified when you accept\. .+takes nothing off the earnings/,
  );
});
