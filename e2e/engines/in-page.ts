// Runs in the page: finds elements by role and accessible name, in open shadow roots too.
import { computeAccessibleName, getRole } from 'dom-accessibility-api';

/** A text, whole, or a regular expression as its source. */
export type Words = { text: string } | { pattern: string };

/** Elements that are all of this. */
export interface Wanted {
  readonly role?: string;
  readonly name?: Words;
  readonly css?: string;
  /** In the element's rendered text. */
  readonly text?: Words;
  readonly within?: Wanted;
}

export interface Look {
  readonly count: number;
  /** The names or, without a name, the rendered texts of all. */
  readonly texts: readonly string[];
  readonly first: LookAtOne | null;
}

interface LookAtOne {
  /** Its centre in the viewport, CSS pixels. */
  readonly x: number;
  readonly y: number;
  readonly top: number;
  readonly isFocused: boolean;
  readonly isDisabled: boolean;
  readonly value: string;
  /** A press at its centre reaches it. */
  readonly isReachable: boolean;
}

export interface PageTools {
  /** @param scroll Brings the first one into the middle of the viewport unless its centre is in it. */
  look(wanted: Wanted, scroll: boolean): Look;
  focus(wanted: Wanted): void;
}

function* all(root: Document | ShadowRoot | Element): Generator<Element> {
  for (const element of root.querySelectorAll('*')) {
    yield element;
    if (element.shadowRoot !== null) yield* all(element.shadowRoot);
  }
}

const parentOf = (element: Element): Element | null => {
  const root = element.getRootNode();
  return element.assignedSlot ?? element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
};

function isWithin(element: Element | null, test: (ancestor: Element) => boolean): boolean {
  for (let at = element; at !== null; at = parentOf(at)) if (test(at)) return true;
  return false;
}

const isRendered = (element: Element): boolean =>
  element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;
const isOffered = (element: Element): boolean => !isWithin(element, at => at.matches('[inert],[aria-hidden="true"]'));
const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
const textOf = (element: Element): string =>
  plain(element instanceof HTMLElement ? element.innerText : (element.textContent ?? ''));

function fits(text: string, words: Words): boolean {
  return 'text' in words ? text === words.text : new RegExp(words.pattern, 'u').test(text);
}

function find(wanted: Wanted): Element[] {
  const { role, name, css, text, within } = wanted;
  const roots = within === undefined ? [document] : find(within);
  const found: Element[] = [];
  for (const root of roots) {
    const inside = root instanceof Element && root.shadowRoot !== null ? root.shadowRoot : root;
    for (const element of all(inside)) {
      if (css !== undefined && !element.matches(css)) continue;
      if (role !== undefined && getRole(element) !== role) continue;
      if (!isRendered(element) || (role !== undefined && !isOffered(element))) continue;
      if (name !== undefined && !fits(plain(computeAccessibleName(element)), name)) continue;
      if (text !== undefined && !fits(textOf(element), text)) continue;
      found.push(element);
    }
  }
  return found;
}

function elementAt(x: number, y: number): Element | null {
  let hit = document.elementFromPoint(x, y);
  while (hit?.shadowRoot) {
    const inner: Element | null = hit.shadowRoot.elementFromPoint(x, y);
    if (inner === null || inner === hit) break;
    hit = inner;
  }
  return hit;
}

function isFocused(element: Element): boolean {
  const root = element.getRootNode();
  return (root instanceof ShadowRoot || root instanceof Document) && root.activeElement === element;
}

function lookAtOne(element: Element, scroll: boolean): LookAtOne {
  const middle = (): { x: number; y: number; top: number } => {
    // A link over two lines has a middle that is outside it.
    const { left, top, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2, top };
  };
  let place = middle();
  const isReachable = (): boolean => isWithin(elementAt(place.x, place.y), at => at === element);
  if (scroll && !isReachable()) {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    place = middle();
  }
  return {
    ...place,
    isFocused: isFocused(element),
    isDisabled: element.matches(':disabled,[aria-disabled="true"]'),
    value: element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.value : '',
    isReachable: isReachable(),
  };
}

const tools: PageTools = {
  look(wanted, scroll) {
    const found = find(wanted);
    const [first] = found;
    return {
      count: found.length,
      texts: found.map(element => textOf(element)),
      first: first === undefined ? null : lookAtOne(first, scroll),
    };
  },
  focus(wanted) {
    const [first] = find(wanted);
    if (first instanceof HTMLElement || first instanceof SVGElement) first.focus();
  },
};
Object.assign(window, { pageTools: tools });
