import { type FormErrors, schemaResolver } from '@mantine/form';

/** A schema as forms check by it. */
type Schema = Parameters<typeof schemaResolver>[0];

/**
 * A schema whose code, the validator with it, comes once somebody turns to its form, so that it keeps no page waiting.
 * Null when it cannot be had: then the server, which checks by the same schema, says what is wrong.
 */
export function lateSchema<S>(load: () => Promise<S>): () => Promise<S | null> {
  let loading: Promise<S | null> | undefined;
  return () => {
    loading ??= load().catch(() => {
      loading = undefined;
      return null;
    });
    return loading;
  };
}

/** The rules of a form that is checked by such a schema. */
export const checkedBy =
  <V>(schema: () => Promise<Schema | null>) =>
  async (values: V): Promise<FormErrors> => {
    const loaded = await schema();
    return loaded ? schemaResolver(loaded, { sync: true })(values as Record<string, unknown>) : {};
  };
