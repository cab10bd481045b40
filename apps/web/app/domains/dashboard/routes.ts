import { type RouteConfigEntry, route } from '@react-router/dev/routes';

const MAKER = 'domains/dashboard/maker/maker.page.tsx';

export const adminRoutes: RouteConfigEntry[] = [route('dashboard', 'domains/dashboard/admin.page.tsx')];
export const designerRoutes: RouteConfigEntry[] = [route('dashboard', MAKER, { id: 'designer-dashboard' })];
export const tailorRoutes: RouteConfigEntry[] = [route('dashboard', MAKER, { id: 'tailor-dashboard' })];
