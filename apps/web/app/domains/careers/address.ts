export const CAREERS = '/careers';
export const openingPath = (slug: string): string => `/careers/${slug}`;
export const APPLICATIONS = '/admin/careers/applications';
export const applicationPath = (_id: string): string => `${APPLICATIONS}/${_id}`;
