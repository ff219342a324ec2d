import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAppListener, type AppKeysContext } from './app-keys.dom.js';

const navigate = vi.fn();
const showLegend = vi.fn();
const newPost = vi.fn();
const onRefused = vi.fn();
let isModalOpen = false;
let context: { current: AppKeysContext };

beforeEach(() => {
  vi.clearAllMocks();
  isModalOpen = false;
  document.body.innerHTML = '';
  context = {
    current: {
      feeds: { at: () => null, add: () => () => undefined },
      settings: { shortcutsOn: true, shortcutKeys: {} },
      isSignedIn: true,
      ownAcct: 'mara',
      features: { lists: true, events: false, trends: false, chats: true, relationshipLists: true },
      navigate,
      showLegend,
      newPost,
      onRefused,
      hasModal: () => isModalOpen,
    },
  };
  const listener = createAppListener(context);
  document.body.onkeydown = event => listener(event);
});

afterEach(() => {
  document.body.onkeydown = null;
});

const press = (key: string, target: Element = document.body) => fireEvent.keyDown(target, { key });

test('[HINT-01] a two-key sequence leads to a place of the app', () => {
  press('g');
  press('t');
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/timeline/fediverse');
  press('g');
  press('u');
  expect(navigate).toHaveBeenLastCalledWith('/@mara');
});

test('a place without a destination has no key', () => {
  context.current = { ...context.current, ownAcct: null };
  press('g');
  press('u');
  expect(navigate).not.toHaveBeenCalled();
});

test('[HINT-04] lists have no key where the server has none', () => {
  context.current = {
    ...context.current,
    features: { lists: false, events: false, trends: false, chats: false, relationshipLists: false },
  };
  press('g');
  press('i');
  expect(navigate).not.toHaveBeenCalled();
});

test('[HINT-01] visitors have no single-key shortcuts', () => {
  context.current = { ...context.current, isSignedIn: false, ownAcct: null };
  for (const key of ['?', 's', 'Backspace', 'g', 'l']) expect(press(key)).toBe(true);
  expect(showLegend).not.toHaveBeenCalled();
  expect(navigate).not.toHaveBeenCalled();
});

test('the keys of the reader replace the defaults', () => {
  context.current = { ...context.current, settings: { shortcutsOn: true, shortcutKeys: { showKeys: ['y'] } } };
  press('?');
  expect(showLegend).not.toHaveBeenCalled();
  press('y');
  expect(showLegend).toHaveBeenCalledOnce();
  context.current = { ...context.current, settings: { shortcutsOn: false, shortcutKeys: {} } };
  press('?');
  expect(showLegend).toHaveBeenCalledOnce();
});

test.each(['<input>', '<textarea></textarea>', '<select></select>', '<p contenteditable="true"></p>', '<i role="slider"></i>'])(
  'ignores keys pressed inside %s',
  html => {
    document.body.innerHTML = html;
    press('?', document.body.firstElementChild as Element);
    expect(showLegend).not.toHaveBeenCalled();
  },
);

test('ignores a key that an element has handled', () => {
  document.body.innerHTML = '<section></section>';
  const player = document.body.firstElementChild as HTMLElement;
  player.onkeydown = event => event.stopPropagation();
  press('?', player);
  player.onkeydown = event => event.preventDefault();
  press('?', player);
  expect(showLegend).not.toHaveBeenCalled();
});

test('s goes to the search page or the search field of the page', () => {
  press('s');
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/search');
  document.body.innerHTML = '<input type="search">';
  expect(press('s')).toBe(false);
  const field = document.querySelector('input') as HTMLElement;
  expect(field).toHaveFocus();
  press('Escape', field);
  expect(field).not.toHaveFocus();
});

test('Backspace goes back, on the first history entry to Home', () => {
  press('Backspace');
  expect(navigate).toHaveBeenLastCalledWith('/');
  history.replaceState({ idx: 3 }, '');
  press('Backspace');
  expect(navigate).toHaveBeenLastCalledWith(-1);
});

test('a key leads away once the entry of a layer that has just closed is left: going back would undo it', async () => {
  history.pushState({ page: 'home' }, '');
  history.pushState({ page: 'home', layers: 1 }, '');
  press('g');
  press('t');
  expect(navigate).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(navigate).toHaveBeenCalledExactlyOnceWith('/timeline/fediverse'));
  expect(history.state).toEqual({ page: 'home' });
});

test('[CMP-01] n starts a post', () => {
  press('n');
  expect(newPost).toHaveBeenCalledOnce();
});

test('no key acts on the page while a modal opens', () => {
  isModalOpen = true;
  for (const key of ['n', '?', 'g', 't', 'Backspace']) press(key);
  expect(newPost).not.toHaveBeenCalled();
  expect(showLegend).not.toHaveBeenCalled();
  expect(navigate).not.toHaveBeenCalled();
});

test('[STAT-06] a command that no row offers yet is reported, with its key', () => {
  press('e');
  expect(onRefused).toHaveBeenCalledExactlyOnceWith('react', expect.objectContaining({ key: 'e' }));
});
