import buildWriter from 'fast-json-stringify';
import type { FastifySerializerCompiler } from 'fastify';
import { z } from 'zod';

interface JsonSchema {
  anyOf?: JsonSchema[];
  type?: string;
  nullable?: boolean;
  $schema?: string;
}

/** Folds `X or null` into a nullable X, which the serialiser writes without trying alternatives. */
function foldNullable(schema: JsonSchema): void {
  const [first, second, ...more] = schema.anyOf ?? [];
  if (!first || !second || more.length > 0) return;
  const other = second.type === 'null' ? first : first.type === 'null' ? second : null;
  if (!other) return;
  delete schema.anyOf;
  Object.assign(schema, other, { nullable: true });
}

/** JSON Schema of an answer. */
export function answerSchema(schema: z.ZodType): object {
  const json = z.toJSONSchema(schema, {
    io: 'output',
    target: 'draft-7',
    unrepresentable: 'any',
    reused: 'inline',
    override: ({ jsonSchema }) => foldNullable(jsonSchema as JsonSchema),
  }) as JsonSchema;
  delete json.$schema;
  return json;
}

/**
 * Compiles what writes an answer: what its schema does not declare is not written. It is compiled with the first answer,
 * because those of all endpoints together take long to compile and much memory.
 */
export const writerCompiler: FastifySerializerCompiler<z.ZodType> = ({ schema }) => {
  let write: ((answer: unknown) => string) | undefined;
  return (answer) => {
    write ??= buildWriter(answerSchema(schema));
    return write(answer);
  };
};
