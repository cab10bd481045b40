import { expect, it } from 'vitest';
import { viewsOf, viewText } from './views.rules.ts';

const reading = (by: string, at: string, purpose: 'work' | 'pattern' = 'work', partId = '1') => ({
  ...{ by, at, purpose, partId },
});

it('tells each who read a part’s measurements once for a day, with how often and what for', () => {
  const views = viewsOf(
    [
      reading('Kolade & Thread', '2026-05-04T09:00:00Z', 'pattern'),
      reading('Kolade & Thread', '2026-05-04T08:00:00Z', 'pattern'),
      reading('Kolade & Thread', '2026-05-04T07:00:00Z'),
      reading('Adunni', '2026-05-03T07:00:00Z'),
      reading('Adunni', '2026-05-03T07:00:00Z', 'work', '2'),
    ],
    '1',
  );
  expect(views.map((view) => viewText(view, view.at.slice(0, 10)))).toEqual([
    'Kolade & Thread for a sewing pattern, 2026-05-04 (2 times that day)',
    'Kolade & Thread, 2026-05-04',
    'Adunni, 2026-05-03',
  ]);
});
