import { z } from 'zod';
import { address } from '../address.ts';
import { addressForm } from '../address-forms.ts';
import { endpoint } from '../endpoint.ts';
import { defineErrors } from '../errors.ts';
import { id, messageResponse, moment } from '../fields.ts';

export const session = z.object({
  _id: z.string(),
  current: z.boolean(),
  device: z.string(),
  address: z.string(),
  createdAt: moment,
  lastUsedAt: moment,
});
export type Session = z.input<typeof session>;
export type LoadedSession = z.output<typeof session>;

export const accountErrors = defineErrors({
  deletion_blocked: [
    422,
    'You have orders, bookings or aso-ebi events in progress. You can delete your account once they are complete.',
  ],
  staff_account: [422, 'Staff accounts can only be closed by a SuperAdmin.'],
  too_many_addresses: [422, 'You can keep up to 20 addresses. Please remove one first.'],
});

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/account/sessions',
  access: 'signed-in',
  summary: 'Where the account is signed in',
  response: z.object({ items: z.array(session) }),
});
export const revokeSession = endpoint({
  method: 'DELETE',
  path: '/api/account/sessions/:sessionId',
  access: 'signed-in',
  summary: 'Sign one device out',
  params: z.object({ sessionId: id }),
  response: messageResponse,
});
export const revokeOtherSessions = endpoint({
  method: 'DELETE',
  path: '/api/account/sessions',
  access: 'signed-in',
  summary: 'Sign every other device out',
  response: messageResponse,
});

export const listAddresses = endpoint({
  method: 'GET',
  path: '/api/account/addresses',
  access: 'signed-in',
  summary: 'The address book, default first',
  response: z.object({ items: z.array(address) }),
});
export const createAddress = endpoint({
  method: 'POST',
  path: '/api/account/addresses',
  access: 'signed-in',
  status: 201,
  summary: 'Add an address',
  body: addressForm,
  response: z.object({ address }),
});
export const updateAddress = endpoint({
  method: 'PUT',
  path: '/api/account/addresses/:addressId',
  access: 'signed-in',
  summary: 'Change an address',
  params: z.object({ addressId: id }),
  body: addressForm,
  response: z.object({ address }),
});
export const removeAddress = endpoint({
  method: 'DELETE',
  path: '/api/account/addresses/:addressId',
  access: 'signed-in',
  summary: 'Remove an address',
  params: z.object({ addressId: id }),
  response: messageResponse,
});

export const exportAccount = endpoint({
  method: 'GET',
  path: '/api/account/export',
  access: 'signed-in',
  summary: 'Everything stored about the signed-in person, as JSON',
  response: z.record(z.string(), z.unknown()),
});
export const requestDeletion = endpoint({
  method: 'POST',
  path: '/api/account/deletion',
  access: 'signed-in',
  status: 202,
  summary: 'Delete account after a 14-day grace period',
  body: z.object({ password: z.string().min(1).max(128) }),
  response: z.object({ message: z.string(), deletionDueAt: moment }),
});
export const cancelDeletion = endpoint({
  method: 'DELETE',
  path: '/api/account/deletion',
  access: 'signed-in',
  summary: 'Keep the account after all',
  response: messageResponse,
});
