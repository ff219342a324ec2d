import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ComposeIntent } from '@rookery/compose/modal';
import { createModals, type Modals } from './modals.js';
import { createTypedAhead, type TypedAhead } from '@rookery/compose/typed-ahead';
import { collectTyping, typingSubject } from './typed-ahead.dom.js';

const intent: ComposeIntent = { kind: 'new' };
const onPageKey = vi.fn();
let modals: Modals;
let typedAhead: TypedAhead;
let stop: () => void;

beforeEach(() => {
  onPageKey.mockClear();
  document.body.innerHTML = '';
  modals = createModals();
  typedAhead = createTypedAhead();
  stop = collectTyping(modals, typedAhead, window);
  document.addEventListener('keydown', onPageKey);
});
afterEach(() => {
  document.removeEventListener('keydown', onPageKey);
  stop();
});

const compose = (next: ComposeIntent = intent) => modals.open({ type: 'COMPOSE', intent: next });
const type = (keys: string, target: Element = document.body) => keys.split('').map(key => fireEvent.keyDown(target, { key }));
const typed = () => typedAhead.take(typingSubject(intent));

test('[CMP-02] keys after the command reach no shortcut, and become text', () => {
  compose();
  expect(type('jn s')).toEqual([false, false, false, false]);
  expect(onPageKey).not.toHaveBeenCalled();
  expect(typed()).toBe('jn s');
});

test('keys act on the page again once the composer has taken the text', () => {
  compose();
  typed();
  type('j');
  expect(onPageKey).toHaveBeenCalledOnce();
});

test('keys act on the page again when the composer could not be loaded, which keeps the text', () => {
  compose();
  type('a');
  modals.clear();
  type('j');
  expect(onPageKey).toHaveBeenCalledOnce();
  compose();
  type('b');
  expect(typed()).toBe('ab');
});

test('Escape closes the composer that opens', () => {
  compose();
  type('a');
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(modals.stack.get()).toEqual([]);
  expect(typed()).toBe('');
});

test('a key in a field belongs to the field', () => {
  document.body.innerHTML = '<input>';
  compose();
  type('a', document.querySelector('input') ?? document.body);
  expect(typed()).toBe('');
});

test('Space presses a button of the modal, and not the one that opened it', () => {
  document.body.innerHTML = '<button>Post</button><div role="dialog"><button>Drafts</button></div>';
  const [opener = document.body, drafts = document.body] = document.querySelectorAll('button');
  compose();
  expect(type(' ', drafts)).toEqual([true]);
  expect(type(' ', opener)).toEqual([false]);
  expect(fireEvent.keyUp(opener, { key: ' ' })).toBe(false);
  expect(typed()).toBe(' ');
});

test('collects nothing for the list of drafts, or below another modal', () => {
  compose({ kind: 'drafts' });
  type('a');
  compose();
  modals.open({ type: 'POLICY', policyId: '1' });
  type('b');
  modals.stack.set(open => open.slice(0, -1));
  type('c');
  expect(onPageKey).toHaveBeenCalledTimes(3);
  expect(typed()).toBe('');
});
