/** How much of a celebration we plan. */
export const PLANNING_LEVELS = {
  full: 'Full planning',
  partial: 'Partial planning',
  'day-of': 'Day-of coordination',
} as const;
export type PlanningLevel = keyof typeof PLANNING_LEVELS;
export const PLANNING_LEVEL_NAMES = Object.keys(PLANNING_LEVELS) as [PlanningLevel, ...PlanningLevel[]];

/** What is asked for where: planning before the day, or coordination on it. */
export const PLANNING_DESKS = ['planning', 'coordination'] as const;
export type PlanningDesk = (typeof PLANNING_DESKS)[number];

/** The levels of each desk. */
export const LEVELS_OF: Record<PlanningDesk, readonly PlanningLevel[]> = {
  planning: ['full', 'partial'],
  coordination: ['day-of'],
};

/** How firm a date is. */
export const FLEXIBILITIES = {
  fixed: 'The date is fixed',
  days: 'A few days earlier or later',
  month: 'Any time around then',
  open: 'No date yet',
} as const;
export type Flexibility = keyof typeof FLEXIBILITIES;
export const FLEXIBILITY_NAMES = Object.keys(FLEXIBILITIES) as [Flexibility, ...Flexibility[]];

/** What a celebration may cost in all. */
export const BUDGET_BANDS = {
  'under-3m': 'Up to ₦3 million',
  '3m-8m': '₦3 to 8 million',
  '8m-20m': '₦8 to 20 million',
  '20m-50m': '₦20 to 50 million',
  'over-50m': 'More than ₦50 million',
  unsure: 'Not sure yet',
} as const;
export type BudgetBand = keyof typeof BUDGET_BANDS;
export const BUDGET_BAND_NAMES = Object.keys(BUDGET_BANDS) as [BudgetBand, ...BudgetBand[]];

/** Who else works on a celebration. */
export const VENDOR_KINDS = {
  venue: 'Venue',
  caterer: 'Caterer',
  drinks: 'Drinks',
  cake: 'Cake',
  decor: 'Decorator',
  photography: 'Photographer',
  video: 'Videographer',
  music: 'Band or DJ',
  mc: 'Master of ceremonies',
  makeup: 'Makeup and gele',
  outfits: 'Outfits and aso-ebi',
  alaga: 'Alaga or spokesperson',
  transport: 'Transport',
  security: 'Security and ushers',
} as const;
export type VendorKind = keyof typeof VENDOR_KINDS;
export const VENDOR_KIND_NAMES = Object.keys(VENDOR_KINDS) as [VendorKind, ...VendorKind[]];

/** How somebody wants to be reached. */
export const CONTACT_WAYS = { message: 'Messages here', phone: 'Phone call', whatsapp: 'WhatsApp' } as const;
export type ContactWay = keyof typeof CONTACT_WAYS;
export const CONTACT_WAY_NAMES = Object.keys(CONTACT_WAYS) as [ContactWay, ...ContactWay[]];

/** Whose an entry of the checklist is. */
export const TASK_OWNERS = { customer: 'Customer', coordinator: 'Coordinator' } as const;
export type TaskOwner = keyof typeof TASK_OWNERS;
export const TASK_OWNER_NAMES = Object.keys(TASK_OWNERS) as [TaskOwner, ...TaskOwner[]];
