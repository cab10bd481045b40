/** What the pages of other domains may use of one: what lies in its folder `public`. */
const isPublic = (file) => /^apps\/web\/app\/domains\/[^/]+\/public\//.test(file);

/** Packages for rules: without I/O and randomness. Of Node's cryptography only hashing is such. */
const isPure = (to, clause) =>
  to === 'zod' || to === 'temporal-polyfill' || (to === 'node:crypto' && /^\{\s*createHash\s*\}/.test(clause));

/**
 * A test, or what tests set up with: `testing.ts` and the `testing` folders, and what is expected of access control,
 * `authorization.ts` of each domain and the folder of the walks.
 */
export const isTest = (file) =>
  /\.test\.(tsx?|mjs)$|\/testing(\/|\.ts$)|^e2e\//.test(file) ||
  /^apps\/api\/src\/(domains\/[a-z-]+\/authorization\.ts$|authorization\/)/.test(file);
const within = (folder) => (file) => file.startsWith(folder);
const named = (name) => (file) => new RegExp(`(^|/)([a-z-]+\\.)?${name}\\.ts$`).test(file);

const API_DOMAINS = 'apps/api/src/domains/';
const DEMO = 'apps/api/src/demo/';
const WEB_DOMAINS = 'apps/web/app/domains/';

/** Name of the domain that a file belongs to, on either side, or undefined. */
export const domainOf = (file) => /^apps\/(?:api\/src|web\/app)\/domains\/([^/]+)\//.exec(file)?.[1];

/** What says which garments there are and what can be chosen of them; it draws nothing. */
const areWordsOfGarments = (file) =>
  /^packages\/garment-art\/src\/(browser\/messages|recipes\/(choices|describe|recipe|words)|textiles\/cloth(s|-kinds))\.ts$/.test(
    file,
  );

const isForeign = (from, to) => domainOf(to) !== undefined && domainOf(to) !== domainOf(from);

/**
 * Who may not import whom. `from` chooses the files that a rule is about, `forbids` what they must not import.
 * @type {{ because: string, from: (file: string) => boolean, forbids: (to: string, from: string, isType: boolean, clause: string) => boolean }[]}
 */
export const RULES = [
  {
    because: 'what tests are made of stays out of what is delivered',
    // Measurements are delivered to nobody, and measure what tests set up as well.
    from: (file) => !isTest(file) && !within('bench/')(file),
    forbids: isTest,
  },
  {
    because: 'contracts import zod and each other only',
    from: (file) => within('packages/contracts/')(file) && !isTest(file),
    forbids: (to) => to !== 'zod' && !to.startsWith('packages/contracts/'),
  },
  {
    because: 'the fitting room’s engine runs in a worker and in Node: it imports itself only',
    from: (file) => within('packages/tryon/')(file) && !isTest(file),
    forbids: (to) => !to.startsWith('packages/tryon/'),
  },
  {
    because: 'what drafts patterns knows no domain: it imports itself and its libraries only',
    from: within('packages/patterns/'),
    forbids: (to) => /^(packages\/(?!patterns\/)|apps\/|e2e\/)/.test(to),
  },
  {
    because: 'what draws garments is loaded by its worker only, so pages do not carry it',
    from: (file) => within('apps/web/app/')(file) && !isTest(file),
    forbids: (to, file) =>
      to.startsWith('packages/garment-art/') && !(areWordsOfGarments(to) || file.endsWith('.worker.ts')),
  },
  {
    because:
      'what pages may know of garments draws nothing: it imports zod and the like of itself only (types are free)',
    from: areWordsOfGarments,
    forbids: (to, _from, isType) => !isType && to !== 'zod' && !areWordsOfGarments(to),
  },
  {
    because: 'browsers get endpoints without their schemas: only the server opens them',
    from: (file) => (within('packages/contracts/')(file) || within('apps/web/')(file)) && !isTest(file),
    forbids: (to) => to === 'packages/contracts/src/schemas.ts',
  },
  {
    because: 'the pages never import the server: what both need belongs in contracts',
    from: within('apps/web/'),
    forbids: within('apps/api/'),
  },
  {
    because: 'the pages run in a browser; Node’s modules are for the server entry and the build',
    from: (file) => within('apps/web/app/')(file) && !isTest(file) && !file.endsWith('.server.tsx'),
    forbids: (to) => to.startsWith('node:'),
  },
  {
    because: 'the server’s kit knows no domain',
    from: (file) => within('apps/api/src/kit/')(file) && !isTest(file),
    forbids: within(API_DOMAINS),
  },
  {
    because: 'the pages’ kit knows no domain and no shell',
    from: within('apps/web/app/kit/'),
    forbids: (to) => within(WEB_DOMAINS)(to) || within('apps/web/app/shell/')(to),
  },
  {
    because: 'the demo stands above all domains: only the start of the server may know it',
    from: (file) => within('apps/api/src/')(file) && !within(DEMO)(file) && file !== 'apps/api/src/main.ts',
    forbids: within(DEMO),
  },
  {
    because:
      'the pages’ kit knows no calls of a domain but those of the session, the currency, the preferences and the cookie choice',
    from: (file) => within('apps/web/app/kit/')(file) && !isTest(file),
    forbids: (to) =>
      /^packages\/contracts\/src\/(?!formats\/|identity\/|currency\/|preferences\/|legal\/consent)[^/]+\//.test(to),
  },
  {
    because: 'rules are pure: they import contracts and other rules only (types are free)',
    from: (file) => within(API_DOMAINS)(file) && named('rules')(file),
    forbids: (to, _from, isType, clause) =>
      !isType && !to.startsWith('packages/contracts/') && !named('rules')(to) && !isPure(to, clause),
  },
  {
    because: 'tables describe data; they call nothing of the domain',
    from: (file) => within(API_DOMAINS)(file) && named('tables')(file),
    forbids: (to, _from, isType) => !isType && within(API_DOMAINS)(to) && !named('tables')(to),
  },
  {
    because:
      'routes call services and queries, never the other way round; a domain’s routes may mount those of its parts',
    from: (file) => within(API_DOMAINS)(file) && !isTest(file),
    forbids: (to, from) =>
      within(API_DOMAINS)(to) &&
      named('routes')(to) &&
      ((!named('routes')(from) && !named('domain')(from)) || isForeign(from, to)),
  },
  {
    because: 'a domain’s pages use of another domain only what lies in its folder `public`',
    from: within(WEB_DOMAINS),
    forbids: (to, from) => within(WEB_DOMAINS)(to) && isForeign(from, to) && !isPublic(to),
  },
  {
    because: 'the frame of the pages uses of a domain only its list of pages and what lies in its folder `public`',
    from: (file) => within('apps/web/app/')(file) && domainOf(file) === undefined && !within('apps/web/app/kit/')(file),
    forbids: (to) => within(WEB_DOMAINS)(to) && !isPublic(to) && !named('pages')(to),
  },
];
