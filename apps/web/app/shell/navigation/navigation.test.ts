import { ROLES } from '@adunni/contracts/roles';
import { describe, expect, it } from 'vitest';
import { groupsFor, isFor, type NavigationGroup } from './navigation.ts';

/** Every group of the specification, whether or not its pages exist. */
const GROUPS: NavigationGroup[] = [
  {
    label: 'Main Menu',
    sections: [
      { links: [{ label: 'Products', to: '/products' }] },
      { links: [{ label: 'Virtual Try-On', to: '/virtual-tryon', premium: true }] },
    ],
  },
  {
    label: 'Subscription',
    sections: [
      {
        links: [
          { label: 'Plans', to: '/subscription/plans' },
          { label: 'Dashboard', to: '/subscription', audience: 'signed-in' },
        ],
      },
    ],
  },
  { label: 'Company', sections: [{ links: [{ label: 'About', to: '/about' }] }] },
  { label: 'Cultural', sections: [{ links: [{ label: 'Aso-ebi', to: '/cultural/aso-ebi' }] }] },
  {
    label: 'Support',
    sections: [
      { title: 'Support', links: [{ label: 'My Tickets', to: '/support/tickets', audience: 'signed-in' }] },
      { title: 'Legal', links: [{ label: 'Terms', to: '/terms' }] },
    ],
  },
  { label: 'Studio', sections: [{ links: [{ label: 'Designs', to: '/designer', audience: ['Designer'] }] }] },
];

const paths = (groups: NavigationGroup[]): string[] =>
  groups.flatMap(({ sections }) => sections.flatMap(({ links }) => links.map(({ to }) => to)));

describe('isFor', () => {
  it('tells visitors, signed-in people and roles apart', () => {
    expect([isFor(undefined, null), isFor('everyone', 'Admin')]).toEqual([true, true]);
    expect([isFor('guests', null), isFor('guests', 'Customer')]).toEqual([true, false]);
    expect([isFor('signed-in', null), isFor('signed-in', 'Customer')]).toEqual([false, true]);
    expect(ROLES.filter((role) => isFor(['Designer', 'Tailor'], role))).toEqual(['Designer', 'Tailor']);
  });
});

describe('groupsFor', () => {
  it('shows a visitor the public links only', () => {
    expect(paths(groupsFor(GROUPS, null))).toEqual([
      '/products',
      '/virtual-tryon',
      '/subscription/plans',
      '/about',
      '/cultural/aso-ebi',
      '/terms',
    ]);
  });

  it('leaves out sections and groups with nothing to show', () => {
    const groups = groupsFor(GROUPS, null);
    expect(groups.map(({ label }) => label)).toEqual(['Main Menu', 'Subscription', 'Company', 'Cultural', 'Support']);
    expect(groups.at(-1)?.sections.map(({ title }) => title)).toEqual(['Legal']);
  });

  it('adds what signing in and the role open', () => {
    expect(paths(groupsFor(GROUPS, 'Customer'))).toContain('/subscription');
    expect(paths(groupsFor(GROUPS, 'Customer'))).toContain('/support/tickets');
    expect(paths(groupsFor(GROUPS, 'Customer'))).not.toContain('/designer');
    expect(paths(groupsFor(GROUPS, 'Designer'))).toContain('/designer');
  });

  it('keeps headings and the premium mark', () => {
    const [main, , , , support] = groupsFor(GROUPS, 'Customer');
    expect(main?.sections[1]?.links[0]?.premium).toBe(true);
    expect(support?.sections.map(({ title }) => title)).toEqual(['Support', 'Legal']);
  });
});
