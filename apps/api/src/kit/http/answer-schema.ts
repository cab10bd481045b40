import buildWriter, { type Schema } from 'fast-json-stringify';
import type { FastifySerializerCompiler } from 'fastify';
import { z } from 'zod';
import { type Encoded, encoderOf } from './answer-encoder.ts';

interface JsonSchema extends Encoded {
  nullable?: boolean;
  $schema?: string;
}

/** Amounts are numbers to whoever tells the alternatives of a union apart. */
const WRITER = { ajv: { formats: { money: true } } } as const;

/** Folds `X or null` into a nullable X, which the serialiser writes without trying alternatives. */
function foldNullable(schema: JsonSchema): void {
  const [first, second, ...more] = (schema.anyOf ?? []) as JsonSchema[];
  if (!first || !second || more.length > 0) return;
  const other = second.type === 'null' ? first : first.type === 'null' ? second : null;
  if (!other?.type) return;
  delete schema.anyOf;
  Object.assign(schema, other, { nullable: true });
}

/** JSON Schema of an answer as it travels. */
export function answerSchema(schema: z.ZodType): Encoded {
  const json = z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-7',
    unrepresentable: 'any',
    reused: 'inline',
    override: ({ jsonSchema }) => foldNullable(jsonSchema as JsonSchema),
  }) as JsonSchema;
  delete json.$schema;
  return json;
}

/**
 * Compiles what writes an answer: what its schema does not declare is not written, money is written as naira, a Date as
 * ISO 8601. It is compiled with the first answer, because those of all endpoints together take long to compile and much
 * memory.
 */
export const writerCompiler: FastifySerializerCompiler<z.ZodType> = ({ schema }) => {
  let write: ((answer: unknown) => string) | undefined;
  const compile = () => {
    const json = answerSchema(schema);
    const [encode, writeText] = [encoderOf(json), buildWriter(json as Schema, WRITER)];
    return encode ? (answer: unknown) => writeText(encode(answer)) : writeText;
  };
  return (answer) => {
    write ??= compile();
    return write(answer);
  };
};
