import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance, FastifySchema } from 'fastify';
import { z } from 'zod';
import { answerSchema } from './answer-schema.ts';

/** JSON Schema of what a caller sends. */
const asJsonSchema = (schema: unknown): object =>
  schema instanceof z.ZodType
    ? z.toJSONSchema(schema, { io: 'input', target: 'draft-7', unrepresentable: 'any' })
    : (schema as object);

/** JSON Schema of what is answered with each status. */
const asJsonSchemas = (response: object): object =>
  Object.fromEntries(
    Object.entries(response).map(([status, schema]) => [
      status,
      schema instanceof z.ZodType ? answerSchema(schema) : schema,
    ]),
  );

/** Serves the OpenAPI description of every mounted endpoint, made from the same schemas, as pages at /api/docs. */
export function documentApi(app: FastifyInstance): void {
  app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Adunni API',
        version: '1.0.0',
        description: 'Money is naira with at most two decimals; times are ISO 8601 in UTC.',
      },
      components: {
        securitySchemes: {
          token: { type: 'http', scheme: 'bearer' },
          header: { type: 'apiKey', in: 'header', name: 'x-access-token' },
        },
      },
    },
    transform: ({ schema, url }) => ({ url, schema: describe(schema ?? {}) }),
  });
  app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true });
}

function describe(schema: FastifySchema): FastifySchema {
  const { params, querystring, body, response, ...rest } = schema;
  return {
    ...rest,
    ...(params !== undefined && { params: asJsonSchema(params) }),
    ...(querystring !== undefined && { querystring: asJsonSchema(querystring) }),
    ...(body !== undefined && { body: asJsonSchema(body) }),
    ...(response instanceof Object && { response: asJsonSchemas(response) }),
  };
}
