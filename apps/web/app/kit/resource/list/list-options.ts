import type { RowOf as AnyRowOf, Outcome, Resource } from '@adunni/contracts/resource';
import type { ReactNode } from 'react';
import type { Paths } from '../paths.ts';

/** A row of a resource’s list. */
export type RowOf<R extends Resource> = AnyRowOf<R> & { _id: string };
type ColumnOf<R extends Resource> = keyof R['columns'] & string;
type ActionOf<R> = R extends { actions: readonly (infer A extends string)[] } ? A : never;

/** One filter above a list: a choice, or a day. `name` is the query’s field. */
export interface ListFilter {
  name: string;
  label: string;
  /** What can be chosen; without options it is a day. */
  options?: readonly { value: string; label: string }[];
  /** What holds when nothing is chosen; `All`, unless it is something else. */
  all?: string;
}

/** What can be done to the chosen rows. */
export interface ListAction<Row = unknown> {
  /** What its button says: `Pause`. */
  label: string;
  /** Whether it can be done to a row; to each, unless it says. */
  isFor?: (row: Row) => boolean;
  /** What is said afterwards: `paused`. */
  done: string;
  /** Asked before it is done, when it cannot be taken back. */
  confirm?: string;
  /** The action that takes it back; it is offered for some seconds. */
  undo?: string;
  isDestructive?: boolean;
}

/** What a further button for chosen rows ends with. */
export interface BulkEnd {
  /** Lets go of the choice. */
  onDone: () => void;
  /** Tells what became of each row when one was refused, also of those that left the list. */
  onRefused: (results: Outcome[]) => void;
}

/** A view that everybody finds above a list: `Needs attention`. */
export interface ListView {
  name: string;
  /** As in the address of the list. */
  query: string;
  /** What it says when it holds nothing: `No bookings await confirmation.` */
  empty?: string;
}

/** How a resource’s list looks; order and headings of the columns are the resource’s own. */
export interface ListOptions<R extends Resource> {
  title: string;
  /** What hidden columns are kept under, where the resource has got another name since. */
  screen?: string;
  /** Below the title, in a sentence. */
  lead?: ReactNode;
  /** How a column shows that does not show by its kind. */
  cells?: { [Column in ColumnOf<R>]?: (row: RowOf<R>) => ReactNode };
  /** Further columns that are set to the right, as numbers and money are. */
  numeric?: readonly ColumnOf<R>[];
  /** Further columns that stay on one line, as numbers, times and statuses do. */
  noWrap?: readonly ColumnOf<R>[];
  /** Columns of sentences, which on a phone take the whole width. */
  prose?: readonly ColumnOf<R>[];
  /** Columns hidden until a person shows them. */
  hidden?: readonly ColumnOf<R>[];
  /** By a column of statuses, named by it, or by anything else. */
  filters?: readonly (ColumnOf<R> | ListFilter)[];
  /** What people come to the list for, before the views that they save themselves. */
  views?: readonly ListView[];
  actions?: { [Action in ActionOf<R>]?: ListAction<RowOf<R>> };
  /** Further buttons for the chosen rows, beside the actions. */
  bulk?: (rows: RowOf<R>[], end: BulkEnd) => ReactNode;
  /** Path of a row’s page, relative to the list’s: by default its detail; null where rows have none. */
  open?: ((row: RowOf<R>) => string) | null;
  /** Further columns that lead there, as people look for a row by them; of what holds no link itself. */
  leading?: readonly ColumnOf<R>[];
  /** Buttons beside the title, before the one that adds. */
  head?: ReactNode;
  /** What stands between what narrows the list and its rows. */
  above?: ReactNode;
  /** What stands below the list. */
  below?: ReactNode;
  /** What the button says that leads to adding: `Add a coupon`. */
  add?: string;
  paths?: Paths;
  /** What an empty list says, before anything was filtered. */
  empty: ReactNode;
  /** Null where rows hold no words to look for. */
  searchLabel?: string | null;
}
