/** What was typed or chosen in a form before its page was alive, by the names of its fields: what is not as it was drawn. */
export function typedIn(frame: HTMLFormElement): Record<string, string> {
  const changed = [...frame.elements].filter(isChanged).filter(({ name }) => name !== '');
  return Object.fromEntries(changed.map(({ name, value }) => [name, value]));
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function isChanged(element: Element): element is Field {
  if (element instanceof HTMLSelectElement)
    return [...element.options].some((one) => one.selected && !one.defaultSelected);
  if (element instanceof HTMLInputElement && element.type === 'radio')
    return element.checked && !element.defaultChecked;
  if (element instanceof HTMLInputElement && ['file', 'checkbox'].includes(element.type)) return false;
  const isText = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  return isText && element.value !== element.defaultValue;
}
