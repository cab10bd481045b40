/** Something that can be done on the page that is open. */
export interface PageAction {
  title: string;
  /** What it is done to, where a page shows several: a workshop’s part of an order. */
  detail: string;
  run: () => void;
}

/** What a page offers to do: buttons and links in an element that says so, and such elements themselves. */
const OFFERED = '[data-actions] :is(button, a), :is(button, a)[data-actions]';

/** The actions of the page that can be taken now, as they stand on it; none that is disabled or hidden. */
export function pageActions(page: ParentNode): PageAction[] {
  return [...page.querySelectorAll<HTMLElement>(OFFERED)].flatMap((offered) => {
    const title = offered.textContent.trim();
    if (title === '' || offered.matches(':disabled, [data-disabled], [data-loading], [aria-current]')) return [];
    if (offered.checkVisibility && !offered.checkVisibility()) return [];
    const detail = offered.closest<HTMLElement>('[data-actions]')?.dataset.actions ?? '';
    return [{ title, detail, run: () => press(offered) }];
  });
}

/** As somebody would press it, so that a dialog which it opens knows where the focus goes back to. */
function press(offered: HTMLElement): void {
  offered.focus();
  offered.click();
}
