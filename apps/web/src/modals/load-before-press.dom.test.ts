import { fireEvent } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { loadBeforePress, prepareForPerson } from './load-before-press.dom.js';

let end = (): void => undefined;
afterEach(() => {
  end();
  document.body.innerHTML = '';
});

function aPage() {
  document.body.innerHTML =
    '<button class="app-post"><b>Post</b></button><button data-kind="reply">3</button><a data-kind="reply">3</a><button>Like</button>';
  const load = vi.fn();
  end = loadBeforePress(document, load);
  const [label, reply, link, like] = ['b', 'button[data-kind]', 'a', 'button:last-child'].map(
    selector => document.querySelector(selector) ?? document.body,
  );
  return { load, label, reply, link, like } as Record<'label' | 'reply' | 'link' | 'like', Element> & { load: typeof load };
}

test('the pointer on the label of Post loads the composer, once', () => {
  const { load, label } = aPage();
  fireEvent.pointerOver(label);
  fireEvent.pointerDown(label);
  expect(load).toHaveBeenCalledOnce();
});

test('the focus on Reply loads the composer', () => {
  const { load, reply } = aPage();
  fireEvent.focusIn(reply);
  expect(load).toHaveBeenCalledOnce();
});

test.each(['edit', 'mention', 'directMessage', 'redraft', 'drafts'])('the item %s of a menu loads the composer', kind => {
  const { load } = aPage();
  document.body.innerHTML += `<div role="menu"><div role="menuitem" data-kind="${kind}"><span>Item</span></div></div>`;
  fireEvent.pointerOver(document.querySelector('[role="menuitem"] > span') ?? document.body);
  expect(load).toHaveBeenCalledOnce();
});

test("another control, and a visitor's link to the replies, load nothing", () => {
  const { load, link, like } = aPage();
  fireEvent.pointerOver(link);
  fireEvent.pointerOver(like);
  expect(load).not.toHaveBeenCalled();
});

test('loads nothing after it has ended', () => {
  const { load, reply } = aPage();
  end();
  fireEvent.pointerDown(reply);
  expect(load).not.toHaveBeenCalled();
});

test('loads nothing without a network, and loads with it', () => {
  const { load, reply } = aPage();
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fireEvent.pointerOver(reply);
  expect(load).not.toHaveBeenCalled();
  online.mockRestore();
  fireEvent.pointerDown(reply);
  expect(load).toHaveBeenCalledOnce();
});

test.each(['pointerMove', 'pointerDown', 'wheel', 'keyDown'] as const)('%s is a sign of a person, once', sign => {
  const prepare = vi.fn();
  end = prepareForPerson(document, prepare);
  expect(prepare).not.toHaveBeenCalled();
  fireEvent[sign](document.body);
  fireEvent[sign](document.body);
  expect(prepare).toHaveBeenCalledOnce();
});

test('neither a page that moves under the pointer nor one that scrolls by itself is a sign of a person', () => {
  const prepare = vi.fn();
  end = prepareForPerson(document, prepare);
  fireEvent.pointerOver(document.body);
  fireEvent.scroll(document);
  fireEvent.focusIn(document.body);
  expect(prepare).not.toHaveBeenCalled();
});

test('prepares nothing for a reader who saves data, nor without a network', () => {
  const prepare = vi.fn();
  const connection = { saveData: true };
  vi.stubGlobal('navigator', { onLine: true, connection });
  end = prepareForPerson(document, prepare);
  fireEvent.keyDown(document.body);
  vi.stubGlobal('navigator', { onLine: false });
  fireEvent.keyDown(document.body);
  expect(prepare).not.toHaveBeenCalled();
  vi.stubGlobal('navigator', { onLine: true, connection: { saveData: false } });
  fireEvent.keyDown(document.body);
  expect(prepare).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});
