/** Puts the focus into the field of a measure, or any other field of the form by its name. */
export function focusMeasure(name: string): void {
  const field = document.querySelector<HTMLInputElement>(`form [name="${CSS.escape(name)}"]`);
  // What is not asked for lies folded.
  field?.closest('details')?.setAttribute('open', '');
  field?.focus();
  field?.scrollIntoView({ block: 'center' });
}
