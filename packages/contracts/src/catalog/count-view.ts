import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, messageResponse } from '../fields.ts';

export const countProductView = endpoint({
  method: 'POST',
  path: '/api/products/:productId/views',
  access: 'public',
  ignoresToken: true,
  status: 202,
  summary: 'Count that a product’s page was looked at; who it was is neither sent nor kept, and bots are not counted',
  params: z.object({ productId: id }),
  response: messageResponse,
});
