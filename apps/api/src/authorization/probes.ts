import type { TenantFixture } from './tenant-fixture.ts';

/** A request that asks for what is somebody else’s, and what becomes of it. */
export interface OwnershipProbe {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  /** Sends a file in a form, as uploads do. */
  upload?: true;
  /** 404 when it is left out. */
  answer?: 404 | 422 | 'row by row' | 'nothing of it';
}

/**
 * How the stranger tries to get at what is the other’s by a call: alone, nested in what is their own, in bulk beside it,
 * in lists and by searching. `names nothing` when a call takes no id and shows nothing.
 */
export type OwnershipExpectation = 'names nothing' | ((theirs: TenantFixture, own: TenantFixture) => OwnershipProbe[]);

/** Of every call of a domain that designers or tailors may make and visitors may not. */
export type OwnershipExpectations = Record<string, OwnershipExpectation>;

export const NOTHING = 'names nothing';
/** Reads what should be the caller’s own only. */
export const SHOWN: OwnershipExpectation = () => [{ answer: 'nothing of it' }];
/** As `SHOWN`, also when asked for the other’s by name. */
export const SEARCHED: OwnershipExpectation = ({ name, customer, makerId }) => [
  { answer: 'nothing of it' },
  ...[name, customer.email].map((q) => ({ query: { q }, answer: 'nothing of it' as const })),
  { query: { maker: makerId, makerId }, answer: 'nothing of it' },
];

type IdOfFixture = Extract<keyof TenantFixture, `${string}Id`>;
/** Names the other’s in the path, under the name that the fixture gives it. */
export const withId =
  (key: IdOfFixture, body?: unknown): OwnershipExpectation =>
  (theirs) => [{ params: { [key]: theirs[key] }, body }];
/** Names the other’s record as resources do. */
export const byId =
  (key: IdOfFixture): OwnershipExpectation =>
  (theirs) => [{ params: { _id: theirs[key] } }];

export const NOBODY = '01890000-0000-7000-8000-000000000000';
export const version = 1;
export const fitting = {
  figure: 'woman',
  ageGroup: 'adult',
  unit: 'cm',
  measuredOn: '2026-05-03',
  values: { height: 1700 },
};
