import type { Role } from '@adunni/contracts/roles';

/** Password of every demo account; printed at start, in demo mode only. */
export const DEMO_PASSWORD = 'Adunni-demo-2026';

/** One demo account per role. */
export const DEMO_LOGINS: readonly { email: string; role: Role }[] = [
  { email: 'customer@adunni.example', role: 'Customer' },
  { email: 'designer@adunni.example', role: 'Designer' },
  { email: 'tailor@adunni.example', role: 'Tailor' },
  { email: 'admin@adunni.example', role: 'Admin' },
  { email: 'superadmin@adunni.example', role: 'SuperAdmin' },
];
