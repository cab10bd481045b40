import { z } from 'zod';
import { recipePart } from '../../catalog/recipe-forms.ts';
import { picture } from '../../fields.ts';

/** What is drawn: its recipe, its picture once that is there, and what was chosen in words. */
export const look = z.object({
  recipe: recipePart,
  picture: picture.nullable(),
  /** In one order for all looks of a garment; `colour` where the words name one. */
  lines: z.array(z.object({ name: z.string(), value: z.string(), colour: z.string().optional() })),
});
export type Look = z.input<typeof look>;
export type LoadedLook = z.output<typeof look>;

/** What a maker may change of a garment: each choice sets some values of its recipe, clears others, and fills in what is missing. */
export const lookChoice = z.object({
  name: z.string(),
  options: z.array(
    z.object({ label: z.string(), set: recipePart, clear: z.array(z.string()), fill: recipePart.optional() }),
  ),
});
export type LookChoice = z.input<typeof lookChoice>;
type Option = LookChoice['options'][number];

/** A recipe with an option chosen. */
export function withOption(recipe: Look['recipe'], { set, clear, fill }: Option): Look['recipe'] {
  const kept = Object.entries(recipe).filter(([name]) => !clear.includes(name));
  return { ...fill, ...Object.fromEntries(kept), ...set };
}

/** Which option of a choice a recipe has: the first where it says nothing of it, -1 for something else. */
export function optionOf(recipe: Look['recipe'], { options }: LookChoice): number {
  const at = options.findIndex(
    ({ set, clear }) =>
      Object.entries(set).every(([name, value]) => recipe[name] === value) && clear.every((name) => !(name in recipe)),
  );
  const isSaid = options.some(({ set, clear }) => [...Object.keys(set), ...clear].some((name) => name in recipe));
  return at < 0 && !isSaid ? 0 : at;
}

/** What differs between two looks, in words: what was asked for, and what is offered. */
export function differences(asked: Look, offered: Look): { name: string; from: string; to: string }[] {
  const names = [...new Set([...asked.lines, ...offered.lines].map(({ name }) => name))];
  const of = ({ lines }: Look, wanted: string): string => lines.find(({ name }) => name === wanted)?.value ?? 'None';
  return names
    .map((name) => ({ name, from: of(asked, name), to: of(offered, name) }))
    .filter(({ from, to }) => from !== to);
}
