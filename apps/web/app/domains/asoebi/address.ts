export const ASO_EBI = '/cultural/aso-ebi';

/** Where a host writes an event; a new one has an id that was made up here. */
export const editPath = (eventId: string, isNew = false): string =>
  `${ASO_EBI}/event/${eventId}/edit${isNew ? '?new' : ''}`;
