/** Of this package: a listener of the page around it hears of no end that there was not. */
const OWN = '[class*="rk-"]';
const heardPages = new WeakSet<Document>();

/**
 * Tells React Aria of every transition that was cancelled. It moves the focus of assistive technology when no transition runs any more, and
 * hears of the first cancelled property of an element alone: with two, for example of a control that was hidden, it would wait for ever.
 */
export function endCancelledTransitions(page: Document): void {
  if (heardPages.has(page)) return;
  heardPages.add(page);
  page.addEventListener('transitioncancel', event => {
    const { target, propertyName, pseudoElement } = event;
    if (!(target instanceof Element) || !target.matches(OWN)) return;
    target.dispatchEvent(new TransitionEvent('transitionend', { bubbles: true, propertyName, pseudoElement }));
  });
}
