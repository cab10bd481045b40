import type { Role } from '@adunni/contracts/roles';

/** Who sees a link. */
export type Audience = 'everyone' | 'guests' | 'signed-in' | readonly Role[];

export interface NavigationLink {
  label: string;
  to: string;
  /** `everyone` when absent. */
  audience?: Audience;
  /** Marked Premium: needs an active or trial subscription. */
  premium?: true;
}

/** Links under a heading inside a group; the heading may be left out. */
export interface NavigationSection {
  title?: string;
  links: readonly NavigationLink[];
}

/** A dropdown of the header, a panel of the drawer. */
export interface NavigationGroup {
  label: string;
  sections: readonly NavigationSection[];
}

/** Whether a link is for a person of this role; null is a visitor. */
export function isFor(audience: Audience = 'everyone', role: Role | null): boolean {
  if (audience === 'everyone') return true;
  if (audience === 'guests') return role === null;
  return role !== null && (audience === 'signed-in' || audience.includes(role));
}

/** Only the links that a person sees. */
export const linksFor = (links: readonly NavigationLink[], role: Role | null): NavigationLink[] =>
  links.filter(({ audience }) => isFor(audience, role));

/** The groups that a person sees, without sections and groups that have nothing to show. */
export function groupsFor(groups: readonly NavigationGroup[], role: Role | null): NavigationGroup[] {
  return groups.flatMap(({ label, sections }) => {
    const seen = sections.flatMap(({ links, ...section }) => {
      const own = linksFor(links, role);
      return own.length > 0 ? [{ ...section, links: own }] : [];
    });
    return seen.length > 0 ? [{ label, sections: seen }] : [];
  });
}
