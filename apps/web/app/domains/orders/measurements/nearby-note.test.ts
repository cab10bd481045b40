import type { OrderItem } from '@adunni/contracts/orders/orders';
import { expect, it } from 'vitest';
import { nearbyNote } from './nearby-note.ts';

it('says to who measures for another maker for which order it is', () => {
  const items = [
    { kind: 'made-to-measure', title: 'Eko Agbada' },
    { kind: 'ready-to-wear', title: 'Cap' },
  ] as OrderItem[];
  const maker = { slug: 'kolade', name: 'Kolade & Thread', city: 'Yaba', country: 'Nigeria' };
  expect(nearbyNote({ number: 'ADN-2026-000739' }, { items, maker })).toBe(
    'For order ADN-2026-000739: Eko Agbada, made by Kolade & Thread in Yaba, Nigeria.',
  );
});
