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

const DOMAINS = join(import.meta.dirname, '..', 'domains');

const read: DomainExpectations[] = await Promise.all(
  readdirSync(DOMAINS)
    .map((domain) => join(DOMAINS, domain, 'authorization.ts'))
    .filter((file) => existsSync(file))
    .map((file) => import(file)),
);

/** Every call with its expectation, domain by domain; a call that two domains expect is there twice. */
export const ACCESS = read.flatMap(({ access }) => Object.entries(access));
export const OWNERSHIP = read.flatMap(({ ownership = {} }) => Object.entries(ownership));
