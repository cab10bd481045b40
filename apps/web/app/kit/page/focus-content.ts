/**
 * Focuses the content of the page, past its header, when what had the focus is gone from the page: who uses the keyboard
 * goes on from there and not from the top.
 */
export function focusContent(): void {
  if (document.activeElement === document.body) document.getElementById('content')?.focus({ preventScroll: true });
}
