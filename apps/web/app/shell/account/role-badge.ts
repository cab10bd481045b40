import { isStaff, type Role } from '@adunni/contracts/roles';

/** How a role is marked in the account menu (specification, section 2). */
export function roleBadge(role: Role): {
  label: string;
  tone: 'red' | 'primary' | 'secondary' | 'default';
  icon: boolean;
} {
  if (isStaff(role)) return { label: role, tone: 'red', icon: true };
  if (role === 'Designer') return { label: role, tone: 'primary', icon: false };
  if (role === 'Tailor') return { label: role, tone: 'secondary', icon: false };
  return { label: 'Customer', tone: 'default', icon: false };
}
