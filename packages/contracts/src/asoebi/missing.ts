import { LEAST_PAYMENT } from '../payments/least.ts';
import { depositOf } from './deposit.ts';
import type { EventFormIn, GroupForm, PackageForm } from './forms.ts';

/** The steps in which a host makes an event. */
export const EVENT_STEPS = ['about', 'groups', 'packages', 'handover'] as const;
export type EventStep = (typeof EVENT_STEPS)[number];

/** What keeps an event from opening: where it is put right, and what to do there. */
export interface Missing {
  step: EventStep;
  text: string;
}

type Draft = EventFormIn;
type DraftPackage = Omit<PackageForm, 'price' | 'base' | 'design'> & { price: number | null };
type DraftGroup = Omit<GroupForm, 'packages'> & { packages: DraftPackage[] };

/**
 * What an event still lacks before guests may order, by its steps; empty when it may open. Money is in naira; `today` is
 * the day in Lagos.
 */
export function whatIsMissing(draft: Draft, today: string): Missing[] {
  return [
    ...aboutProblems(draft, today).map((text) => ({ step: 'about' as const, text })),
    ...groupsProblems(draft.groups).map((text) => ({ step: 'groups' as const, text })),
    ...draft.groups.flatMap((group) =>
      packagesProblems(group, draft.day, today).map((text) => ({ step: 'packages' as const, text })),
    ),
    ...handoverProblems(draft).map((text) => ({ step: 'handover' as const, text })),
  ];
}

function aboutProblems({ title, celebrants, day, city }: Draft, today: string): string[] {
  return [
    ...(title ? [] : ['Give the event a title.']),
    ...(celebrants ? [] : ['Say who is celebrated.']),
    ...(day ? (day > today ? [] : ['The day must be in the future.']) : ['Choose the day.']),
    ...(city ? [] : ['Say in which city it is.']),
  ];
}

function groupsProblems(groups: readonly DraftGroup[]): string[] {
  if (groups.length === 0) return ['Add at least one group of guests.'];
  const named = groups.map(({ name }) => name.toLowerCase());
  return groups.flatMap(({ name, colours }, index) => [
    ...(name ? [] : [`Name group ${index + 1}.`]),
    ...(name && named.indexOf(name.toLowerCase()) < index ? [`Two groups are called “${name}”.`] : []),
    ...(colours.length > 0 ? [] : [`Choose the colours of ${name || `group ${index + 1}`}.`]),
  ]);
}

function packagesProblems({ name, packages }: DraftGroup, day: string | null, today: string): string[] {
  const group = name || 'each group';
  if (packages.length === 0) return [`Add a package for ${group}.`];
  return packages.flatMap((one, index) => {
    const called = one.title ? `“${one.title}”` : `package ${index + 1} of ${group}`;
    return [
      ...(one.title ? [] : [`Name package ${index + 1} of ${group}.`]),
      ...priceProblems(one, called),
      ...(one.kind === 'sewn' && one.needs === 'nothing'
        ? [`Ask guests for a size or measurements for ${called}.`]
        : []),
      ...(one.yards || one.kind === 'sewn' ? [] : [`Say how many yards ${called} has.`]),
      ...deadlineProblems(one, called, day, today),
    ];
  });
}

function priceProblems({ price, depositPercent }: DraftPackage, called: string): string[] {
  if (!price) return [`Set the price of ${called}.`];
  const deposit = depositPercent === null ? price : depositOf(price, depositPercent);
  const isTooLittle = deposit < LEAST_PAYMENT || (price > deposit && price - deposit < LEAST_PAYMENT);
  return isTooLittle ? [`Each payment for ${called} must be at least ₦${LEAST_PAYMENT}.`] : [];
}

function deadlineProblems({ deadline }: DraftPackage, called: string, day: string | null, today: string): string[] {
  if (!deadline) return [`Choose the last day to order ${called}.`];
  if (deadline < today) return [`The last day to order ${called} is over.`];
  if (day && day > today && deadline >= day) return [`Guests must order ${called} before the day itself.`];
  return [];
}

function handoverProblems({ handovers }: Draft): string[] {
  if (handovers.length === 0) return ['Add a pickup point or a delivery, so that guests know how they get their sets.'];
  return handovers.flatMap(({ kind, name, details }, index) => [
    ...(name ? [] : [`Name ${kind === 'pickup' ? 'pickup point' : 'delivery'} ${index + 1}.`]),
    ...(kind === 'delivery' || details
      ? []
      : [`Write the address and hours of ${name || `pickup point ${index + 1}`}.`]),
  ]);
}

/** Days that are usual between the last order and the event: fabric is bought and cut, or sewn (6 weeks, est.). */
export const USUAL_DAYS = { fabric: 14, 'fabric-headwear': 14, sewn: 42 } as const;

/** Whether a package’s last day to order leaves less than the usual time before the event. */
export function isTight({ kind, deadline }: Pick<PackageForm, 'kind' | 'deadline'>, day: string | null): boolean {
  if (!deadline || !day) return false;
  return (Date.parse(day) - Date.parse(deadline)) / 86_400_000 < USUAL_DAYS[kind];
}
