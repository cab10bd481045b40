import { JOB_KIND_NAMES, type JobKind, TEAM_NAMES, type Team } from '@adunni/contracts/careers/names';
import { CAREERS } from '../address.ts';

/** Which openings are shown, as the address has it. */
export interface Filters {
  team: Team | null;
  kind: JobKind | null;
  place: string;
}

const MOST_LETTERS = 80;
const oneOf = <T extends string>(names: readonly T[], text: string | null): T | null =>
  names.find((name) => name === text) ?? null;

/** Reads the address; what cannot be is left out. */
export const readFilters = (parameters: URLSearchParams): Filters => ({
  team: oneOf(TEAM_NAMES, parameters.get('team')),
  kind: oneOf(JOB_KIND_NAMES, parameters.get('kind')),
  place: (parameters.get('place') ?? '').trim().slice(0, MOST_LETTERS),
});

/** What the server is asked by: the filters that are set. */
export const filterQuery = ({ team, kind, place }: Filters): Record<string, string> => ({
  ...(team && { team }),
  ...(kind && { kind }),
  ...(place && { place }),
});

/** The address that shows this. */
export function addressOf(filters: Filters): string {
  const query = new URLSearchParams(filterQuery(filters)).toString();
  return query ? `${CAREERS}?${query}` : CAREERS;
}
