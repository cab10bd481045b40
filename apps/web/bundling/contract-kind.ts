/**
 * What a file of the contracts is to browsers, by its name: `fields.ts` is what schemas are made of, `forms.ts` and
 * `…-forms.ts` hold schemas by which forms check; any other is plain once the build has taken its schemas out.
 */
export function contractKind(id: string): 'fields' | 'forms' | 'plain' | null {
  const name = /[\\/]contracts[\\/]src[\\/](?:.+[\\/])?([a-z-]+)\.ts$/.exec(id)?.[1];
  if (!name) return null;
  if (name === 'fields') return 'fields';
  return /(^|-)forms$/.test(name) ? 'forms' : 'plain';
}
