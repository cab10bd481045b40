/** Whether a garment is seen by itself or on a body. */
export type View = 'flat' | 'body';

export const VIEWS: readonly { value: View; label: string }[] = [
  { value: 'flat', label: 'Flat' },
  { value: 'body', label: 'On a body' },
];
