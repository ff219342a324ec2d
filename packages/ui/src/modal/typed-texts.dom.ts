const FIELDS = 'textarea, input:not([type]), input:is([type="text"], [type="search"], [type="url"], [type="email"])';

/** The texts in the fields of an element, in the order of the document. Empty fields, passwords and choices are left out. */
export function typedTexts(element: HTMLElement): string[] {
  return [...element.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(FIELDS)]
    .map(({ value }) => value)
    .filter(value => value.trim() !== '');
}
