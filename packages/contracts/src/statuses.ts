/** How a status stands: going well, waiting for someone, gone wrong, or over. */
export type Tone = 'good' | 'waiting' | 'bad' | 'over';

/** Every status that something can have, in the order of choices: what a person reads for it, and how it stands. */
export type Statuses = Readonly<Record<string, { readonly label: string; readonly tone: Tone }>>;

/** One of the statuses, as it is stored and sent. */
export type StatusOf<S extends Statuses> = keyof S & string;

/** Declares statuses once: schemas take their names, lists, details, filters and mails their words from it. */
export const statuses = <const S extends Statuses>(declared: S): S => declared;

/** Their names, in their order. */
export const statusNames = <S extends Statuses>(declared: S): [StatusOf<S>, ...StatusOf<S>[]] =>
  Object.keys(declared) as [StatusOf<S>, ...StatusOf<S>[]];
