import { type RouteConfigEntry, route } from '@react-router/dev/routes';

const PAGE = 'domains/dashboard/dashboard.page.tsx';

export const adminRoutes: RouteConfigEntry[] = [route('dashboard', PAGE, { id: 'admin-dashboard' })];
export const designerRoutes: RouteConfigEntry[] = [route('dashboard', PAGE, { id: 'designer-dashboard' })];
export const tailorRoutes: RouteConfigEntry[] = [route('dashboard', PAGE, { id: 'tailor-dashboard' })];
