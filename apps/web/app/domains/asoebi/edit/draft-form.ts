import type { PackageBase } from '@adunni/contracts/asoebi/bases';
import type { PackageDesign } from '@adunni/contracts/asoebi/designs/designs';
import type { EventGroup, HostedEvent } from '@adunni/contracts/asoebi/events';
import type { EventFormIn } from '@adunni/contracts/asoebi/forms';
import type { PackageKind } from '@adunni/contracts/asoebi/names';

type GroupForm = EventFormIn['groups'][number];

/** A package as it is written, with what guests are shown of the piece or the design that it is sewn as. */
export type PackageDraft = Omit<GroupForm['packages'][number], 'base' | 'design'> & {
  base: PackageBase | null;
  design: PackageDesign | null;
};
/** A group as it is written; its maker is chosen elsewhere. */
export type GroupDraft = Omit<GroupForm, 'packages'> & { packages: PackageDraft[]; maker: EventGroup['maker'] };
export type EventDraft = Omit<EventFormIn, 'groups'> & { groups: GroupDraft[] };
export type HandoverDraft = EventDraft['handovers'][number];

/** A draft in which nothing has been written yet. */
export const emptyDraft = (): EventDraft => ({
  ...{ kind: 'wedding', title: '', celebrants: '', day: null, city: '', story: '', feeBearer: 'included' },
  ...{ groups: [], handovers: [] },
});

/** What the form takes of a stored event. */
export function draftOf(event: HostedEvent): EventDraft {
  const { kind, title, celebrants, day, city, story, feeBearer, groups, handovers } = event;
  return { kind, title, celebrants, day, city, story, feeBearer, groups, handovers };
}

/** A group of guests, as it begins. */
export const newGroup = (_id: string): GroupDraft => ({
  ...{ _id, name: '', cloth: 'ankara', colours: [], coordinator: '', packages: [], maker: null },
});

/** A package, as it begins: fabric of five yards, half of it to reserve. */
export const newPackage = (_id: string, kind: PackageKind): PackageDraft => ({
  ...{ _id, kind, title: TITLES[kind], price: null, yards: kind === 'sewn' ? null : 5, stock: null, deadline: null },
  ...{ depositPercent: 50, needs: kind === 'sewn' ? 'measurements' : 'nothing', base: null, design: null },
});

const TITLES: Record<PackageKind, string> = {
  fabric: 'Five yards',
  'fabric-headwear': 'Five yards with headwear',
  sewn: 'Sewn for you',
};

/** The list with one of its entries, by its id, changed. */
export const withChanged = <T extends { _id: string }>(list: readonly T[], _id: string, change: Partial<T>): T[] =>
  list.map((one) => (one._id === _id ? { ...one, ...change } : one));

/** The list without one of its entries. */
export const without = <T extends { _id: string }>(list: readonly T[], _id: string): T[] =>
  list.filter((one) => one._id !== _id);

/** The list with an entry back in its place. */
export const withBack = <T extends { _id: string }>(list: readonly T[], index: number, one: T): T[] =>
  list.toSpliced(index, 0, one);

/** The maker whose pieces the packages of a group can be sewn as: who was chosen, or whose piece another one is. */
export const makerOf = ({ maker, packages }: GroupDraft, but: string): EventGroup['maker'] =>
  maker ?? packages.find(({ _id, base }) => base?.maker && _id !== but)?.base?.maker ?? null;
