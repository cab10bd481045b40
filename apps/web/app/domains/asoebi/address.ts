export const ASO_EBI = '/cultural/aso-ebi';

/** Where a host writes an event; a new one has an id that was made up here. */
export const editPath = (eventId: string, isNew = false): string =>
  `${ASO_EBI}/event/${eventId}/edit${isNew ? '?new' : ''}`;

/** What a host sees of an event, each at an address of its own. */
export type HostView = 'overview' | 'guests' | 'sets' | 'makers' | 'people' | 'edit';

/** Where a host, and who helps them, follows an event. */
export const hostPath = (eventId: string, view: HostView = 'overview'): string =>
  `${ASO_EBI}/event/${eventId}/host${view === 'overview' ? '' : `?view=${view}`}`;

/** Where the hosts of an event and a maker whom they invited write to each other. */
export const talkPath = (eventId: string, invitationId: string): string =>
  `${hostPath(eventId, 'makers')}&with=${invitationId}#conversation`;

/** Where somebody who was asked to help with an event answers. */
export const joinPath = (eventId: string): string => `${ASO_EBI}/event/${eventId}/join`;

/** Where a guest follows an order; whoever holds the link is its guest. */
export const orderPath = (orderKey: string): string => `${ASO_EBI}/order/${orderKey}`;

/** Where somebody who waits for sets finds their place, and an offer. */
export const waitingPath = (waitingKey: string): string => `${ASO_EBI}/waiting/${waitingKey}`;
