export const FESTIVALS = '/cultural/festivals';
export const festivalPath = (_id: string): string => `/cultural/festival/${_id}`;
