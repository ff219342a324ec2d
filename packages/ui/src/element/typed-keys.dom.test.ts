import { expect, it } from 'vitest';
import { keepTypedKeys } from './typed-keys.dom.js';

/** Presses a key on an element of a shadow root. Returns the types of the events that the page around it gets. */
function press(name: string, init: KeyboardEventInit): string[] {
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  keepTypedKeys(root);
  const target = root.appendChild(document.createElement(name));
  document.body.append(host);
  const received: string[] = [];
  for (const type of ['keydown', 'keypress', 'keyup']) {
    host.addEventListener(type, () => received.push(type));
    target.dispatchEvent(new KeyboardEvent(type, { bubbles: true, composed: true, ...init }));
  }
  host.remove();
  return received;
}

const ALL = ['keydown', 'keypress', 'keyup'];

it.each(['input', 'textarea', 'select'])('keeps the keys that are pressed in %s', name => {
  expect(press(name, { key: 'j' })).toEqual([]);
  expect(press(name, { key: 'Enter' })).toEqual([]);
});

it('keeps a character that is typed with AltGr', () =>
  expect(press('input', { key: '@', ctrlKey: true, altKey: true })).toEqual([]));

it.each([{ key: 'Escape' }, { key: 'Tab' }, { key: 'F6' }, { key: 's', ctrlKey: true }, { key: 'k', metaKey: true }])(
  'lets $key with its modifiers reach the page',
  init => expect(press('input', init)).toEqual(ALL),
);

it('keeps no key of a button', () => expect(press('button', { key: 'j' })).toEqual(ALL));
