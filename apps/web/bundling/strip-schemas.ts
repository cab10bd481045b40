import type { EndpointSchemas } from '@adunni/contracts/endpoint';
import type { ResourceSchemas } from '@adunni/contracts/resource';
import type { Plugin } from 'vite';

const CONTRACTS = /packages\/contracts\/src\/.+\.ts$/;

/** What pages get none of, by the types that leave it out as well: the compiler misses none. */
const ENDPOINT: Record<keyof EndpointSchemas, true> = { params: true, query: true, body: true, response: true };
const RESOURCE: Record<keyof ResourceSchemas, true> = {
  row: true,
  detail: true,
  record: true,
  form: true,
  filters: true,
};
const SERVER_PARTS: Record<string, readonly string[]> = {
  endpoint: Object.keys(ENDPOINT),
  resource: Object.keys(RESOURCE),
};

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

interface Edit {
  start: number;
  end: number;
  text: string;
}

/**
 * Leaves the schemas out of the endpoints that pages get, in the browser and where they are rendered, so that a page which
 * only calls the API carries neither schemas nor zod. A form that validates with a schema imports that schema by name and
 * keeps it. For that, every constant of the contracts is marked as made without effects: what nothing uses is dropped.
 */
export function stripSchemas(): Plugin {
  return {
    name: 'strip-schemas',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: CONTRACTS },
      handler(code) {
        return { code: withoutSchemas(code, this.parse(code)), map: null };
      },
    },
  };
}

/** The text of a contract as browsers get it. */
export function withoutSchemas(code: string, parsed: object): string {
  const program = parsed as Node;
  const edits = [...serverParts(program), ...pureConstants(program)].sort((a, b) => b.start - a.start);
  return edits.reduce((text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end), code);
}

/** Cuts the server’s parts out of every `endpoint({ … })` and `resource({ … })`, each with the comma behind it. */
function serverParts(node: unknown): Edit[] {
  if (Array.isArray(node)) return node.flatMap(serverParts);
  if (!isNode(node)) return [];
  const parts = node.type === 'CallExpression' && SERVER_PARTS[(node.callee as Node & { name?: string }).name ?? ''];
  if (parts) {
    const [declaration] = node.arguments as (Node & { properties: Node[] })[];
    return (declaration?.properties ?? []).flatMap((property, index, all) => {
      // What is spread into a declaration has no key; it stays as it is.
      const name = (property.key as (Node & { name?: string }) | undefined)?.name ?? '';
      if (!parts.includes(name)) return [];
      return [{ start: property.start, end: all[index + 1]?.start ?? property.end, text: '' }];
    });
  }
  return Object.values(node).flatMap(serverParts);
}

/** Wraps the value of each top-level constant that a call makes, or calls within an object: in a call that is marked pure. */
function pureConstants(program: Node): Edit[] {
  const statements = (program.body as Node[]).map((node) =>
    node.type === 'ExportNamedDeclaration' ? node.declaration : node,
  );
  return statements
    .filter(isNode)
    .filter((node) => node.type === 'VariableDeclaration')
    .flatMap((node) =>
      (node.declarations as { init: Node | null }[]).flatMap(({ init }) =>
        init?.type === 'CallExpression' || (init?.type === 'ObjectExpression' && hasCall(init))
          ? [
              { start: init.start, end: init.start, text: '/*#__PURE__*/ (() => (' },
              { start: init.end, end: init.end, text: '))()' },
            ]
          : [],
      ),
    );
}

const hasCall = (node: unknown): boolean =>
  Array.isArray(node)
    ? node.some(hasCall)
    : isNode(node) && (node.type === 'CallExpression' || Object.values(node).some(hasCall));

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
