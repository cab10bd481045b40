import type { Role } from '@adunni/contracts/roles';

/** The first part of a staff path. */
export type Area = 'admin' | 'designer' | 'tailor';

/** A page of a staff area, declared once: its route, and what leads to it. */
export interface StaffPage {
  /** Below the area: `coupons/edit/:id`. */
  path: string;
  /** Its module, below `domains`. */
  file: string;
  /** What leads to it is called; without one only other pages lead there. */
  label?: string;
  /** The group of the navigation that it stands in; without one only the command palette offers it. */
  group?: string;
  /** What can be begun there from anywhere, by the command palette: the query of its address that begins it. */
  actions?: readonly { label: string; query: string }[];
  /** Who may open it, when those are fewer than the area is for. */
  roles?: readonly Role[];
}

/** A page of the shop. */
export interface ShopPage {
  path: string;
  /** Its module, below `domains`. */
  file: string;
  /** Stands in the frame of the person’s account, with its navigation. */
  inAccount?: true;
}

/** Pages of the shop that share a frame within that of the shop. */
export interface FramedPages {
  /** Module of the frame, below `domains`. */
  frame: string;
  pages: readonly ShopPage[];
  /** Their frame stands in that of the person’s account. */
  inAccount?: true;
}

/** Every page that a domain has: in the shop, and in each area. */
export type DomainPages = Partial<Record<Area, readonly StaffPage[]>> & {
  shop?: readonly (ShopPage | FramedPages)[];
};
