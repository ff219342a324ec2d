import { beforeEach, expect, it } from 'vitest';
import { currentOpener, rememberTrigger, returnFocus } from './opener.dom.js';

const frames = async (count: number) => {
  for (let frame = 0; frame < count; frame += 1) await new Promise(done => requestAnimationFrame(done));
};
const byId = (id: string) => document.getElementById(id) as HTMLElement;

beforeEach(() => {
  document.body.innerHTML = `<div role="feed">
    <article aria-posinset="1" tabindex="0" id="first"></article>
    <article aria-posinset="2" tabindex="0" id="second"><button id="more">More</button></article>
    <article aria-posinset="3"><button id="third">Show</button></article>
  </div>
  <div role="menu"><div role="menuitem" tabindex="-1" id="mute"></div></div>`;
});

/** The opener of a layer that has taken the focus and closes now. */
function closing() {
  byId('more').focus();
  const opener = currentOpener();
  byId('more').blur();
  return opener;
}

it('returns the focus to the opener', async () => {
  returnFocus(closing());
  await frames(3);
  expect(document.activeElement).toBe(byId('more'));
});

it('focuses the row in the place of one that is gone, or a control of it', async () => {
  const opener = closing();
  byId('second').remove();
  returnFocus(opener);
  await frames(3);
  expect(document.activeElement).toBe(byId('third'));
});

it('focuses the last row where the last one is gone', async () => {
  const opener = closing();
  byId('third').closest('article')?.remove();
  byId('second').remove();
  returnFocus(opener);
  await frames(3);
  expect(document.activeElement).toBe(byId('first'));
});

it('follows a row that goes only after the layer has closed', async () => {
  returnFocus(closing());
  await frames(5);
  byId('second').remove();
  await frames(3);
  expect(document.activeElement).toBe(byId('third'));
});

it('leaves the focus where something else has taken it', async () => {
  const opener = closing();
  byId('second').remove();
  byId('first').focus();
  returnFocus(opener);
  await frames(4);
  expect(document.activeElement).toBe(byId('first'));
});

/** A layer that is opened by an item of the menu of `more`, whose focus is where `move` leaves it. */
function openedByItem(move: () => void) {
  byId('mute').focus();
  rememberTrigger(byId('more'));
  move();
  return currentOpener();
}

it('takes the button of the menu for the opener while the focus is on the item', async () => {
  const opener = openedByItem(() => {});
  byId('mute').remove();
  byId('second').remove();
  returnFocus(opener);
  await frames(3);
  expect(document.activeElement).toBe(byId('third'));
});

it('takes the button of the menu for the opener when the menu is gone', () => {
  expect(openedByItem(() => byId('mute').remove()).element).toBe(byId('more'));
});

it('takes the focused element for the opener once the focus has left the menu', () => {
  expect(openedByItem(() => byId('third').focus()).element).toBe(byId('third'));
});

it('takes the focused element inside a shadow root for the opener, and returns the focus to it', async () => {
  const shadow = byId('first').attachShadow({ mode: 'open' });
  shadow.innerHTML = '<button>More</button>';
  const button = shadow.querySelector('button');
  button?.focus();
  const opener = currentOpener();
  expect(opener.element).toBe(button);
  button?.blur();
  returnFocus(opener);
  await frames(3);
  expect(shadow.activeElement).toBe(button);
});

it('forgets the button of a menu when the focus moves inside its shadow root', () => {
  const shadow = byId('first').attachShadow({ mode: 'open' });
  shadow.innerHTML = '<button>More</button><button>Other</button>';
  const [more, other] = shadow.querySelectorAll('button');
  more?.focus();
  rememberTrigger(more ?? null);
  other?.focus();
  expect(currentOpener().element).toBe(other);
});
