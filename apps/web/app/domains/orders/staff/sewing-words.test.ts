import { expect, it } from 'vitest';
import { acceptedWithTailor, tailorTerms } from './sewing-words.ts';

it('says who assigned the sewing, and that its tailor has no share of the earnings', () => {
  expect(tailorTerms('maker')).toMatch(
    /^You or our staff assigned it, and they were notified\. Adunni pays tailors nothing/,
  );
  expect(tailorTerms('staff')).toMatch(/^The workshop or our staff assigned it/);
});

it('says that accepting tells the tailor nothing', () => {
  expect(acceptedWithTailor('Peckham Fit Room')).toMatch(
    /^Peckham Fit Room was notified when .+ isn’t notified when you accept\. .+takes nothing off the earnings/,
  );
});
