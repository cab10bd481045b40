import type { PartnerStatus } from '@adunni/contracts/affiliates/names';

/** The parts of a partner’s account, as the address names them. */
export const SECTIONS = { overview: 'Overview', earnings: 'Earnings', page: 'Your page' } as const;
export type Section = keyof typeof SECTIONS;

/** The parts that somebody has: only who is a partner now has a page. */
export const sectionsFor = (status: PartnerStatus): Section[] =>
  (Object.keys(SECTIONS) as Section[]).filter((name) => name !== 'page' || status === 'active');

/** The part that an address names, the first where it names none of theirs. */
export const sectionOf = (name: string | null, status: PartnerStatus): Section =>
  sectionsFor(status).find((section) => section === name) ?? 'overview';
