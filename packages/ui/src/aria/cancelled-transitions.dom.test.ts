import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { endCancelledTransitions } from './cancelled-transitions.dom.js';

/** jsdom has no event of its own for transitions. */
class PageTransitionEvent extends Event {
  readonly propertyName: string;
  readonly pseudoElement: string;
  constructor(type: string, init: TransitionEventInit) {
    super(type, init);
    this.propertyName = init.propertyName ?? '';
    this.pseudoElement = init.pseudoElement ?? '';
  }
}

beforeAll(() => {
  vi.stubGlobal('TransitionEvent', PageTransitionEvent);
});

afterAll(() => {
  vi.unstubAllGlobals();
});

afterEach(() => {
  document.body.replaceChildren();
});

function endsOf(className: string): string[] {
  const element = document.body.appendChild(document.createElement('p'));
  element.className = className;
  const ends: string[] = [];
  const hear = (event: Event): void => void ends.push((event as TransitionEvent).propertyName);
  document.addEventListener('transitionend', hear);
  for (const propertyName of ['color', 'background-color'])
    element.dispatchEvent(new TransitionEvent('transitioncancel', { bubbles: true, propertyName }));
  document.removeEventListener('transitionend', hear);
  return ends;
}

test('[A11Y-01] every cancelled transition of an own element ends once, and none of the page around it', () => {
  endCancelledTransitions(document);
  endCancelledTransitions(document);
  expect(endsOf('shown rk-button')).toEqual(['color', 'background-color']);
  expect(endsOf('button')).toEqual([]);
});
