/** Gives the root element the attributes of the display settings; null removes one. A hue is a property, too: style sheets read no number. */
export function dressPage(attributes: Readonly<Record<string, string | null>>): void {
  const page = document.documentElement;
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null) page.removeAttribute(name);
    else page.setAttribute(name, value);
    if (name === 'data-accent-hue') page.style.setProperty('--rk-accent-hue', value);
  }
}
