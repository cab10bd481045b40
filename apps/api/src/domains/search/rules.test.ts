import { describe, expect, it } from 'vitest';
import { parseNumberQuery } from './rules.ts';

const NOW = new Date('2026-11-21T08:00:00Z');

describe('parseNumberQuery', () => {
  it('takes a bare number for that order or booking of the last years', () => {
    const years = [2026, 2025, 2024, 2023, 2022];
    expect(parseNumberQuery('123', 'ADN', NOW)).toEqual({ whole: years.map((year) => `ADN-${year}-000123`) });
    expect(parseNumberQuery('123', 'BKG', NOW)).toEqual({ whole: years.map((year) => `BKG-${year}-000123`) });
  });

  it('takes what looks like a number for its beginning', () => {
    expect(parseNumberQuery('adn-2026-00', 'ADN', NOW)).toEqual({ beginning: 'ADN-2026-00' });
    expect(parseNumberQuery(' ADN ', 'ADN', NOW)).toEqual({ beginning: 'ADN' });
    expect(parseNumberQuery('2026-0001', 'ADN', NOW)).toEqual({ beginning: 'ADN-2026-0001' });
    expect(parseNumberQuery('bkg-2026', 'BKG', NOW)).toEqual({ beginning: 'BKG-2026' });
    expect(parseNumberQuery('2026-0001', 'BKG', NOW)).toEqual({ beginning: 'BKG-2026-0001' });
  });

  it('takes the number of the one for nothing of the other', () => {
    expect(parseNumberQuery('bkg-2026', 'ADN', NOW)).toBeNull();
    expect(parseNumberQuery('adn-2026', 'BKG', NOW)).toBeNull();
  });

  it('takes everything else for words', () => {
    for (const words of ['agbada', 'AD', 'ADN-%', '20 pieces', 'adn-2026-1-1', '-'])
      expect(parseNumberQuery(words, 'ADN', NOW)).toBeNull();
  });
});
