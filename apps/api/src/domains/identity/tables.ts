import { ROLES } from '@adunni/contracts/roles';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgEnum, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, key, moment } from '../../kit/database/columns.ts';
import { media } from '../media/tables.ts';

export const role = pgEnum('role', ROLES);
export const userStatus = pgEnum('user_status', ['active', 'suspended', 'deleted']);

export const users = pgTable(
  'users',
  {
    _id: key(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text('email').notNull(),
    phone: text('phone'),
    passwordHash: text('password_hash').notNull(),
    role: role('role').notNull().default('Customer'),
    status: userStatus('status').notNull().default('active'),
    avatarId: uuid('avatar_id').references(() => media._id, { onDelete: 'set null' }),
    emailVerifiedAt: moment('email_verified_at'),
    preferredCurrency: text('preferred_currency'),
    deletionDueAt: moment('deletion_due_at'),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('users_email').on(sql`lower(${t.email})`),
    index('users_joined').on(t.createdAt, t._id),
    index('users_role').on(t.role, t.createdAt, t._id),
    index('users_not_active').on(t.status, t.createdAt, t._id).where(sql`${t.status} <> 'active'`),
    index('users_unverified').on(t.createdAt, t._id).where(sql`${t.emailVerifiedAt} is null`),
  ],
);

/** One sign-in on one device: a family of rotating refresh tokens. */
export const sessions = pgTable(
  'sessions',
  {
    _id: key(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users._id, { onDelete: 'cascade' }),
    device: text('device').notNull(),
    address: text('address').notNull(),
    createdAt: createdAt(),
    lastUsedAt: moment('last_used_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    revokedAt: moment('revoked_at'),
  },
  (t) => [index('sessions_user').on(t.userId)],
);

export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    _id: key(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions._id, { onDelete: 'cascade' }),
    /** SHA-256 of the token, hex. */
    hash: text('hash').notNull().unique(),
    createdAt: createdAt(),
    usedAt: moment('used_at'),
  },
  (t) => [index('refresh_tokens_session').on(t.sessionId)],
);

export const tokenPurpose = pgEnum('token_purpose', ['verify-email', 'reset-password']);

/** Mailed single-use tokens, kept as SHA-256. */
export const mailedTokens = pgTable(
  'mailed_tokens',
  {
    _id: key(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users._id, { onDelete: 'cascade' }),
    purpose: tokenPurpose('purpose').notNull(),
    hash: text('hash').notNull().unique(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
    createdAt: createdAt(),
  },
  (t) => [index('mailed_tokens_user').on(t.userId, t.purpose)],
);

export const addresses = pgTable(
  'addresses',
  {
    _id: key(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users._id, { onDelete: 'cascade' }),
    recipient: text('recipient').notNull(),
    phone: text('phone').notNull(),
    countryCode: text('country_code').notNull(),
    state: text('state').notNull(),
    lga: text('lga').notNull(),
    city: text('city').notNull(),
    street: text('street').notNull(),
    landmark: text('landmark').notNull(),
    postcode: text('postcode').notNull(),
    isDefault: boolean('is_default').notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    index('addresses_user').on(t.userId),
    uniqueIndex('addresses_one_default').on(t.userId).where(sql`${t.isDefault}`),
  ],
);
