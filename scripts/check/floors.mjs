import { readImports } from './imports.mjs';
import { isTest } from './rules.mjs';

const API_DOMAINS = 'apps/api/src/domains/';
export const FLOORS_FILE = 'apps/api/src/floors.ts';

/** Files at a domain’s top by which others enter it; they may say by name what of its inside is public. */
const FRONT_DOOR = /^(service|queries|rules|tables|domain)\.ts$/;

const domainOf = (file) => (file.startsWith(API_DOMAINS) ? file.slice(API_DOMAINS.length).split('/')[0] : undefined);
const insideOf = (file) => file.slice(API_DOMAINS.length).split('/').slice(1).join('/');

/** Whether others may import this file of a domain. */
export const isFrontDoor = (file) => domainOf(file) !== undefined && FRONT_DOOR.test(insideOf(file));

/** Whether a front door opens a whole file instead of saying by name what is public. */
const opensAll = (file, text) => isFrontDoor(file) && /\bexport\s+\*/.test(text);

/**
 * The floors as floors.ts lists them.
 * @param text source of floors.ts
 * @returns {string[][]} names of domains, the lowest floor first
 */
export function readFloors(text) {
  const folders = new Map(
    [...text.matchAll(/import \{ (\w+) \} from '\.\/domains\/([^/']+)\/domain\.ts'/g)].map(([, name, folder]) => [
      name,
      folder,
    ]),
  );
  const [, list = ''] = /const FLOORS[^=]*=\s*\[([\s\S]*?)\n\];/.exec(text) ?? [];
  const floors = [...list.matchAll(/\[([^\]]*)\]/g)].map(([, names]) => names.split(',').map((name) => name.trim()));
  return floors.map((names) => names.filter(Boolean).map((name) => folders.get(name) ?? name));
}

function misplaced(floors, domains) {
  const listed = floors.flat();
  return [
    ...domains
      .filter((domain) => !listed.includes(domain))
      .map((domain) => `${FLOORS_FILE} does not list the domain ${domain}: give it a floor.`),
    ...listed
      .filter((domain, index) => !domains.includes(domain) || listed.indexOf(domain) !== index)
      .map((domain) => `${FLOORS_FILE} lists ${domain}, which is no domain or stands on another floor already.`),
  ];
}

/**
 * Checks that the server’s domains import downwards only, and through each other’s front door; types and tables count.
 * @param sources path from the checkout → text
 * @returns {string[]} one readable line per violation
 */
export function findFloorViolations(sources) {
  const floors = readFloors(sources.get(FLOORS_FILE) ?? '');
  const floorOf = (domain) => floors.findIndex((names) => names.includes(domain));
  const files = [...sources.keys()].filter((file) => domainOf(file) && file.endsWith('.ts') && !isTest(file));
  const domains = [...new Set(files.map(domainOf))];
  const arrows = files.flatMap((from) =>
    readImports(from, sources.get(from))
      .map(({ target }) => ({ from, to: target }))
      .filter(({ to }) => domainOf(to) && domainOf(to) !== domainOf(from)),
  );
  return [
    ...misplaced(floors, domains),
    ...files
      .filter((file) => opensAll(file, sources.get(file)))
      .map((file) => `${file} exports all of another file: a front door says by name what is public.`),
    ...arrows
      .filter(({ from, to }) => floorOf(domainOf(to)) >= floorOf(domainOf(from)))
      .map(
        ({ from, to }) =>
          `${from} imports ${to}: ${domainOf(to)} does not stand below ${domainOf(from)} (${FLOORS_FILE}); let it register there instead.`,
      ),
    ...arrows
      .filter(({ to }) => !isFrontDoor(to))
      .map(
        ({ from, to }) =>
          `${from} imports ${to}: others enter a domain by its service, queries, rules, tables or domain.ts only.`,
      ),
  ];
}
