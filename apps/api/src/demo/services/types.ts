import type { WeeklyWindow } from '@adunni/contracts/availability/availability';
import type { ServiceKind } from '@adunni/contracts/services/services';
import type { DemoTerms } from './terms.ts';

/** A service of the demo; prices in thousands of naira, lengths in minutes. */
export interface DemoService {
  maker: string;
  category: string;
  kind: ServiceKind;
  title: string;
  summary: string;
  description: readonly string[];
  price: number;
  isFrom?: true;
  forAnyMaker?: true;
  /** None when it is left out. */
  deposit?: number;
  duration: number;
  /** Half an hour when it is left out. */
  step?: number;
  buffers?: readonly [before: number, after: number];
  /** Hours ahead; a day when it is left out. */
  noticeHours?: number;
  horizonDays?: number;
  seats?: number;
  isOnRequest?: true;
  only?: readonly WeeklyWindow[];
  bring?: readonly string[];
  /** Where they are other than a new service’s. */
  terms?: DemoTerms;
  /** What the workshop adds to them; it promises nothing about money or times. */
  policy?: string;
  travelZones?: readonly (readonly [name: string, fee: number])[];
  /** Files of the garment-art package. */
  pictures: readonly [string, ...string[]];
  /** It is about a piece that the workshop is sewing, so whoever books it has ordered one. */
  forOrder?: true;
  /** Names of those of the workshop who do it; everybody when it is left out. */
  by?: readonly string[];
}
