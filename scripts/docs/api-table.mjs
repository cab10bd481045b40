import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { inRoot } from '../setup/paths.mjs';

const CONTRACTS = inRoot('packages', 'contracts', 'src');
export const API_PAGE = inRoot('docs', 'api.md');

/** The endpoints that an export declares: itself one, those of a resource, or none. */
function endpointsOf(value) {
  if (isEndpoint(value)) return [value];
  if (!isEndpoint(value?.list)) return [];
  const { list, form, isOpenedElsewhere, get, create, update, actions, act } = value;
  const writing = form ? [...(isOpenedElsewhere ? [] : [create]), update] : [];
  const acting = actions ? [{ ...act, summary: `${act.summary}: ${actions.join(', ')}` }] : [];
  return [list, value.export, get, ...writing, ...acting];
}

const isEndpoint = (value) => typeof value?.path === 'string' && typeof value?.method === 'string';
const accessOf = ({ access }) => (Array.isArray(access) ? access.join(', ') : access);

/** `cart/cart.ts` is headed `cart`, `cart/staff.ts` `cart/staff`. */
const titleOf = (file) => file.replace(/\.ts$/, '').replace(/^(.+)\/\1$/, '$1');

/** docs/api.md as it should be: a table of every endpoint that the contracts declare, by domain. */
export async function renderApiPage() {
  const files = readdirSync(CONTRACTS, { recursive: true }).map((file) => file.replaceAll(path.sep, '/'));
  const sections = [];
  const contracts = files.filter((each) => each.endsWith('.ts') && !each.endsWith('.test.ts'));
  for (const file of contracts.sort((a, b) => (titleOf(a) < titleOf(b) ? -1 : 1))) {
    const exports = await import(pathToFileURL(path.join(CONTRACTS, file)).href);
    // Sorted here, because only Node sorts the names that a module exports; test runners keep another order.
    const names = Object.keys(exports).sort();
    const endpoints = names.flatMap((name) => endpointsOf(exports[name]));
    if (endpoints.length === 0) continue;
    const rows = endpoints.map((each) => `| \`${each.method} ${each.path}\` | ${accessOf(each)} | ${each.summary} |`);
    sections.push(`## ${titleOf(file)}\n\n| call | who | what |\n| --- | --- | --- |\n${rows.join('\n')}`);
  }
  return `${INTRODUCTION}\n\n${sections.join('\n\n')}\n`;
}

const INTRODUCTION = `# API

Made from the contracts by \`npm run docs\`; the running server shows the same with every schema at \`/api/docs\`.

The access token goes in \`x-access-token\` or \`Authorization: Bearer\`. Ids are \`_id\`, money is naira with at most two
decimals, times are ISO 8601 in UTC. A refusal is \`{message, code, fields?}\` with 400 malformed or invalid, 401 not signed
in, 403 wrong role, 404 absent or not yours, 409 conflict, 413 and 415 uploads, 422 a rule refused it, 429 too many.`;
