import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { AccessExpectations } from './callers.ts';
import type { OwnershipExpectations } from './probes.ts';

/** What a domain’s `authorization.ts` says of the calls that the domain serves. */
interface DomainExpectations {
  access: AccessExpectations;
  /** Left out by a domain none of whose calls is for makers. */
  ownership?: OwnershipExpectations;
}

const FOLDER = join(import.meta.dirname, '..', 'domains');
const fileOf = (domain: string) => join(FOLDER, domain, 'authorization.ts');

/** By the domain’s name. */
export const EXPECTATIONS = new Map<string, DomainExpectations>(
  await Promise.all(
    readdirSync(FOLDER)
      .filter((domain) => existsSync(fileOf(domain)))
      .map(async (domain) => [domain, await import(fileOf(domain))] as const),
  ),
);

/** Every call with its expectation, domain by domain. */
export const ACCESS = [...EXPECTATIONS.values()].flatMap(({ access }) => Object.entries(access));
export const OWNERSHIP = [...EXPECTATIONS.values()].flatMap(({ ownership = {} }) => Object.entries(ownership));
