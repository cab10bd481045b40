import { type Column, type Kind, kindOf, statusesOf } from '@adunni/contracts/columns';
import type { Resource } from '@adunni/contracts/resource';
import type { ReactNode } from 'react';
import { moment, shortDay } from '../dates.ts';
import { EmailText } from '../emails/email-text.tsx';
import { naira } from '../money/naira.ts';
import { StatusLabel } from './status.tsx';

const FORMATS: Record<Kind, (value: never) => string> = {
  text: String,
  texts: (value: readonly string[]) => value.join(', '),
  email: String,
  number: String,
  percent: (value: number) => `${value}%`,
  money: (value: number) => naira(value),
  day: (value: string) => shortDay(value),
  moment: (value: string) => moment(value),
  yes: (value: boolean) => (value ? 'Yes' : ''),
  named: ({ name }: { name: string }) => name,
};

/** A value as its column shows it; empty where there is none. */
export function shown(column: Column, value: unknown): ReactNode {
  if (value === null || value === undefined) return '';
  const statuses = statusesOf(column);
  if (statuses) return <StatusLabel of={statuses} is={String(value)} />;
  const kind = kindOf(column) ?? 'text';
  if (kind === 'email') return <EmailText email={String(value)} />;
  const text = textOf(column, value);
  // Words that run from right to left keep their place among numbers and commas.
  return WORDS.includes(kind) && text !== '' ? <bdi>{text}</bdi> : text;
}

const textOf = (column: Column, value: unknown): string => FORMATS[kindOf(column) ?? 'text'](value as never);

const WORDS: readonly Kind[] = ['text', 'named'];
const NUMBERS: readonly (Kind | null)[] = ['number', 'percent', 'money'];
const TIMES: readonly (Kind | null)[] = ['day', 'moment'];

/** Whether a column is set to the right. */
export const isNumeric = (column: Column): boolean => NUMBERS.includes(kindOf(column));

/** Whether a column stays on one line: numbers, days, a status of a word or two. */
export const isNoWrap = (column: Column): boolean =>
  isNumeric(column) || TIMES.includes(kindOf(column)) || statusesOf(column) !== null;

/** What a row or record is called in sentences: its first column. */
export function nameOf({ columns, one }: Resource, row: object): string {
  const [[name, column] = ['_id', one]] = Object.entries(columns);
  const value = (row as Record<string, unknown>)[name] ?? '';
  return (statusesOf(column) === null && value !== '' && textOf(column, value)) || one;
}
