import { localTime, momentText, zoneName } from './times.ts';
import { ownZone } from './use-zone.ts';

/** The zone of the makers, by which their visits are told. */
const SHOP_ZONE = 'Africa/Lagos';

/** A moment in the reader’s own time, which is named where clocks in Lagos show another: `Mon 30 Nov, 01:51, London time`. */
export function ownMoment(iso: string, own = ownZone()): string {
  const [here, there] = [localTime(iso, own), localTime(iso, SHOP_ZONE)];
  const isElsewhere = here.day !== there.day || here.time !== there.time;
  return `${momentText(iso, own)}${isElsewhere ? `, ${zoneName(own)} time` : ''}`;
}
