import { ROLES } from '@adunni/contracts/roles';
import { expect, it } from 'vitest';
import { roleBadge } from './role-badge.ts';

it('marks each role as specified', () => {
  expect(Object.fromEntries(ROLES.map((role) => [role, roleBadge(role)]))).toEqual({
    Customer: { label: 'Customer', tone: 'default', icon: false },
    Designer: { label: 'Designer', tone: 'primary', icon: false },
    Tailor: { label: 'Tailor', tone: 'secondary', icon: false },
    Admin: { label: 'Admin', tone: 'red', icon: true },
    SuperAdmin: { label: 'SuperAdmin', tone: 'red', icon: true },
  });
});
