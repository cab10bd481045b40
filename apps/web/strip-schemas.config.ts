import type { Plugin } from 'vite';

const CONTRACTS = /packages\/contracts\/src\/.+\.ts$/;
/** Parts of an endpoint or a resource that only the server needs: it validates and serialises with them. */
const SERVER_PARTS: Record<string, readonly string[]> = {
  endpoint: ['params', 'query', 'body', 'response'],
  resource: ['row', 'detail', 'record', 'form', 'filters'],
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
 * Leaves the schemas out of the endpoints that the browser gets, so that a page which only calls the API carries
 * neither schemas nor zod. A form that validates with a schema imports that schema by name and keeps it. For that,
 * every constant of the contracts is marked as made without effects: what nothing uses is dropped.
 */
export function stripSchemas(): Plugin {
  return {
    name: 'strip-schemas',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: CONTRACTS },
      handler(code) {
        const program = this.parse(code) as unknown as Node;
        const edits = [...serverParts(program), ...pureConstants(program)].sort((a, b) => b.start - a.start);
        return {
          code: edits.reduce((text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end), code),
          map: null,
        };
      },
    },
  };
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
