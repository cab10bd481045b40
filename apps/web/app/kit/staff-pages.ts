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
  /** Who may open it, when those are fewer than the area is for. */
  roles?: readonly Role[];
}

/** The pages that a domain has in each area. */
export type StaffPages = Partial<Record<Area, readonly StaffPage[]>>;
