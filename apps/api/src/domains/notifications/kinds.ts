import { MAKER_ROLES, type Role, STAFF_ROLES } from '@adunni/contracts/roles';
import type { Db, Tx } from '../../kit/database/connect.ts';
import { extensionsOf } from '../../kit/domain.ts';

/** What a domain says of something that people are told of. */
interface KindDeclaration {
  /** Its name in tables and answers; what was stored under it stays. */
  readonly name: string;
  /**
   * Whom it can concern; nobody else is ever told, whoever a caller names. Makers and staff buy too, so what concerns a
   * buyer is for every role; a kind without `Customer` is internal.
   */
  readonly roles: readonly Role[];
  /** `own-letter`: the event sends its own letter to whom it must reach, so that nothing is to choose. */
  readonly mail: MailOption | 'own-letter';
}

/** The choice whether a mail of a kind comes too. */
export interface MailOption {
  /** What a person reads where they choose their mails. */
  readonly label: string;
  /** Where it stands among all choices, the lowest first. */
  readonly position: number;
  /** Roles that get the mail unless they decline it. */
  readonly roles: readonly Role[];
  /** Who is asked, when their role alone doesn’t say so; everybody of the kind’s roles without it. */
  readonly isFor?: (db: Db | Tx, userId: string) => Promise<boolean>;
}

declare const declaration: unique symbol;
/** Something that people are told of: of `declareNotificationKinds` only, so that none is made up where it is told. */
export type NotificationKind = KindDeclaration & { readonly [declaration]: true };

/** A kind that people choose mails of. */
export type ChoosableKind = NotificationKind & { readonly mail: MailOption };

/** Roles of those who work here. */
export const WORKING_ROLES = [...MAKER_ROLES, ...STAFF_ROLES] as const satisfies readonly Role[];

const declared: NotificationKind[] = [];

/** Declares the kinds of a domain, which its `domain.ts` must register. */
export function declareNotificationKinds<K extends string>(
  declarations: Readonly<Record<K, KindDeclaration>>,
): Readonly<Record<K, NotificationKind>> {
  const kinds = declarations as Readonly<Record<K, NotificationKind>>;
  declared.push(...Object.values<NotificationKind>(kinds));
  return kinds;
}

/** The kinds of all domains. */
export const registeredKinds = (): NotificationKind[] =>
  extensionsOf('notificationKinds').flatMap((kinds) => Object.values(kinds));

/** Throws for a kind that a domain declares and does not register, and for two of one name. */
export function requireRegisteredKinds(): void {
  const kinds = registeredKinds();
  const missing = declared.find((kind) => !kinds.includes(kind));
  if (missing) throw new Error(`no domain registers the notification kind ${missing.name}`);
  const twice = kinds.find(({ name }, index) => kinds.findIndex((kind) => kind.name === name) !== index);
  if (twice) throw new Error(`two notification kinds are called ${twice.name}`);
}

/** Whether a kind can concern a role. */
export const isForRole = ({ roles }: NotificationKind, role: Role): boolean => roles.includes(role);

/** Whether a person of a role gets a mail of a kind before they have chosen. */
export const isMailedByDefault = ({ mail }: NotificationKind, role: Role): boolean =>
  mail !== 'own-letter' && mail.roles.includes(role);

const isChoosable = (kind: NotificationKind): kind is ChoosableKind => kind.mail !== 'own-letter';

/** The kinds for which a person of a role chooses whether a mail comes too, in the order of the choices. */
export const choosableKinds = (role: Role): ChoosableKind[] =>
  registeredKinds()
    .filter((kind) => isForRole(kind, role))
    .filter(isChoosable)
    .sort((a, b) => a.mail.position - b.mail.position);
