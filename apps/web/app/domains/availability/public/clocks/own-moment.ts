import { localTime, momentText, zoneName } from './times.ts';
import { ownZone } from './use-zone.ts';

/** The zone of the makers, by which their visits are told. */
const SHOP_ZONE = 'Africa/Lagos';

/** Whether clocks of two zones show different times at a moment. */
export function isApart(iso: string, one: string, other: string): boolean {
  const [here, there] = [localTime(iso, one), localTime(iso, other)];
  return here.day !== there.day || here.time !== there.time;
}

const named = (iso: string, zone: string, isNamed: boolean): string =>
  `${momentText(iso, zone)}${isNamed ? `, ${zoneName(zone)} time` : ''}`;

/** A moment in the reader’s own time, which is named where clocks in Lagos show another: `Mon 30 Nov, 01:51, London time`. */
export const ownMoment = (iso: string, own = ownZone()): string => named(iso, own, isApart(iso, own, SHOP_ZONE));

/**
 * A moment as those at work read it: by the workshop’s clocks, which are named where this browser shows another time:
 * `Mon 30 Nov, 02:51, Lagos time`. Without a zone those are the clocks in Lagos.
 */
export const workMoment = (iso: string, zone = SHOP_ZONE, own = ownZone()): string =>
  named(iso, zone, isApart(iso, own, zone));
