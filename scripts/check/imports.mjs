import path from 'node:path';

const COMMENTS = /\/\*[\s\S]*?\*\/|(?<![:'"`\w])\/\/.*$/gm;
const STATEMENTS = /(?:^|\n)\s*(import|export)\s+(type\s+)?([^'";]*?\sfrom\s+)?['"]([^'"\n]+)['"]/g;
const CALLS = /\bimport\(\s*['"]([^'"\n]+)['"]\s*\)/g;

const onlyTypes = (clause) => {
  const names = /^\{([\s\S]*)\}\s*from\s*$/.exec(clause.trim())?.[1].split(',');
  return Boolean(names?.every((name) => !name.trim() || name.trim().startsWith('type ')));
};

/** `./a.ts` seen from a file, or `@adunni/contracts/x`, as a path of the checkout; other packages stay names. */
export function resolveTarget(file, specifier) {
  const own = /^@adunni\/(contracts|garment-art|patterns|tryon|api|web)(?:\/(.*))?$/.exec(specifier);
  if (own && ['contracts', 'garment-art', 'patterns', 'tryon'].includes(own[1]))
    return `packages/${own[1]}/src/${own[2]}.ts`;
  if (own) return `apps/${own[1]}/${own[2] ?? ''}`;
  return specifier.startsWith('.') ? path.posix.join(path.posix.dirname(file), specifier) : specifier;
}

/**
 * What a file imports. Types vanish before the code runs, so they are told apart.
 * @returns {{ target: string, isType: boolean, clause: string, isReExport: boolean }[]}
 */
export function readImports(file, text) {
  const code = text.replace(COMMENTS, '');
  const stated = [...code.matchAll(STATEMENTS)].map(([, keyword, type, clause = '', specifier]) => ({
    target: resolveTarget(file, specifier),
    isType: Boolean(type) || onlyTypes(clause),
    clause,
    isReExport: keyword === 'export',
  }));
  const called = [...code.matchAll(CALLS)].map(([, specifier]) => ({
    target: resolveTarget(file, specifier),
    isType: false,
    clause: '',
    isReExport: false,
  }));
  return [...stated, ...called];
}

/** Whether a file holds nothing but re-exports: a second name for things that have one already. */
export function isBarrel(text) {
  const code = text.replace(COMMENTS, '').trim();
  const rest = code
    .replace(/export\s+(?:type\s+)?(?:\*(?:\s+as\s+\w+)?|\{[^}]*\})\s*from\s*['"][^'"]+['"];?/g, '')
    .trim();
  return code !== '' && rest === '';
}
