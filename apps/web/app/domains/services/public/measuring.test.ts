import { describe, expect, it } from 'vitest';
import { fittingPath, type Measuring, measuringPath, placesText } from './measuring.ts';

type Card = Measuring['measuring'][number];
const card = (_id: string, place: Card['place']): Card =>
  ({
    _id,
    place,
    maker: { slug: 'kolade-and-thread', name: 'Kolade & Thread', city: 'Yaba', tier: 'Verified' },
  }) as Card;
const OF = { order: 'o', part: 'p' };

describe('where somebody is measured', () => {
  it('is said in words, each place once', () => {
    expect(placesText([card('a', 'studio')])).toBe('in Yaba');
    expect(placesText([card('a', 'home'), card('b', 'studio'), card('c', 'studio')])).toBe('in Yaba or at home');
    expect(placesText([card('a', 'video'), card('b', 'home'), card('c', 'studio')])).toBe(
      'in Yaba, at home or by video',
    );
  });

  it('is booked at once where one service does it, and a fitting only in person', () => {
    const [studio, video] = [card('s', 'studio'), card('v', 'video')];
    const found: Measuring = { measuring: [studio, video], fitting: [studio], others: [] };
    expect(measuringPath(found, OF)).toBe('/bookings/create?order=o&part=p');
    expect(measuringPath({ ...found, measuring: [video] }, OF)).toBe('/bookings/create?order=o&part=p&service=v');
    expect(fittingPath(found, OF)).toBe('/bookings/create?order=o&part=p&for=fitting&service=s');
  });
});
