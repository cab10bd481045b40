export const CAREERS = '/careers';
export const openingPath = (slug: string): string => `/careers/${slug}`;
