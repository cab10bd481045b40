import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { message } from './messages.ts';

export const readSharedConversation = endpoint({
  method: 'GET',
  path: '/api/conversations/shared/:token',
  access: 'public',
  summary: 'The conversation that a link gives the right to read, as its customer sees it',
  params: z.object({ token: z.string().max(100) }),
  response: z.object({ messages: z.array(message) }),
});
