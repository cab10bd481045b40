import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from './config.ts';
import type { Deps, Viewer } from './context.ts';
import type { Db } from './database/connect.ts';
import type { Job } from './jobs/jobs.ts';
import type { InboundMail } from './mail/inbound/inbound.ts';
import type { PaymentProvider } from './payments/provider.ts';
import type { PublicPages } from './sitemap/public-pages.ts';
import type { StoredFiles } from './storage/sweep.ts';

/**
 * What is asked of whoever stands higher: a place to register, by its name, with the type of one registration. The kit
 * asks for these; a domain adds its own in its `domain.ts`, by declaring this interface of this module once more.
 */
export interface Extensions {
  /** Finds who calls from the token; null without one. Throws a Refusal for a token that no longer counts. */
  identify: (deps: Deps, request: FastifyRequest) => Promise<Viewer | null>;
  /** Throws a Refusal unless the person’s subscription gives access now. */
  requirePremium: (deps: Deps, userId: string) => Promise<void>;
  /** What of the storage its rows name. */
  storedFiles: StoredFiles;
  /** Takes mail that comes in. */
  inboundMail: InboundMail;
  /** Pages that anybody may read, for the sitemap. */
  publicPages: PublicPages;
  /** Chooses who takes payments. */
  paymentProvider: (config: Config, db: Db, clock: () => Date) => PaymentProvider;
}

/** What a domain gives to the whole, declared once in its `domain.ts`. */
export interface Domain {
  /** Its folder in contracts, api and web. */
  readonly name: string;
  /** Mounts its endpoints. */
  readonly routes?: (app: FastifyInstance) => void;
  /** Its work outside of requests. */
  readonly jobs?: readonly Job<never>[];
  /** Names of scheduled jobs that it had in earlier versions. */
  readonly retiredJobs?: readonly string[];
  /** Tags of cached pages that its answers carry and its changes name: `products`, or `product` for `product:…`. */
  readonly cacheTags?: readonly string[];
  /** Path of the SQL file with its functions, views and triggers. */
  readonly databaseObjects?: string;
  /** Runs once before the server listens, after migrating and seeding; must bear repetition. */
  readonly start?: (deps: Deps) => Promise<unknown>;
  /** What it registers with those that stand lower. */
  readonly extensions?: { readonly [K in keyof Extensions]?: Extensions[K] | readonly Extensions[K][] };
}

const registered = new Map<keyof Extensions, unknown[]>();
const cacheTags = new Set<string>();

/** Takes what the domains register, lowest floor first; in place of what was registered before. */
export function registerDomains(domains: readonly Domain[]): void {
  registered.clear();
  cacheTags.clear();
  for (const { cacheTags: tags = [] } of domains) for (const tag of tags) cacheTags.add(tag);
  for (const { extensions = {} } of domains)
    for (const [place, given] of Object.entries(extensions) as [keyof Extensions, unknown][])
      registered.set(place, [...(registered.get(place) ?? []), ...[given].flat()]);
}

/** All that was registered in a place, from the lowest floor up. */
export const extensionsOf = <K extends keyof Extensions>(place: K): readonly Extensions[K][] =>
  (registered.get(place) ?? []) as Extensions[K][];

/** What was registered in a place that takes one. Throws when it is empty or has several. */
export function extensionOf<K extends keyof Extensions>(place: K): Extensions[K] {
  const [only, ...others] = extensionsOf(place);
  if (only === undefined || others.length > 0) throw new Error(`${place} must be registered by exactly one domain`);
  return only;
}

/** Throws for a tag that no domain declares: pages that carry it would never fall. `product:…` is of the tag `product`. */
export function requireCacheTag(tag: string): void {
  if (!cacheTags.has(tag.split(':')[0] ?? '')) throw new Error(`no domain declares the cache tag ${tag}`);
}
