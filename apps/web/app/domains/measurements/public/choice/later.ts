/** The choice to send measurements after ordering, and its value in forms; all of measuring that a visitor’s page loads. */
export const LATER_LABEL = 'I’ll measure later';
export const LATER = 'later';
