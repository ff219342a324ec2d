import { afterEach, expect, it, vi } from 'vitest';
import { createPressListener } from './press-listener.dom.js';

const commands = [
  { id: 'next', keys: ['j'], repeats: true },
  { id: 'favourite', keys: ['f'] },
] as const;

const run = vi.fn(() => true);
const listener = createPressListener(() => ({ commands, chosen: {}, isOn: true, runAlways: () => false, run }));
const press = (key: string, more: KeyboardEventInit = {}) => listener(new KeyboardEvent('keydown', { key, ...more }));

afterEach(() => {
  document.body.innerHTML = '';
  run.mockClear();
});

it('runs a command once while its key is held', () => {
  press('f');
  press('f', { repeat: true });
  expect(run).toHaveBeenCalledTimes(1);
});

it('runs a command that repeats again while its key is held', () => {
  press('j');
  press('j', { repeat: true });
  expect(run).toHaveBeenCalledTimes(2);
});

it.each([
  '<div role="alertdialog">Mute</div>',
  '<section><div role="dialog">Report</div></section>',
  '<dialog open></dialog>',
  '<div role="menu"></div>',
])('keeps the keys from the page behind %s', modal => {
  document.body.innerHTML = modal;
  press('f');
  expect(run).not.toHaveBeenCalled();
});

it.each([
  '<div role="dialog" aria-modal="false">Chats</div>',
  '<div data-exiting="true"><div role="alertdialog">Mute</div></div>',
  '<div role="menu" data-exiting="true"></div>',
])('takes the keys beside %s', modal => {
  document.body.innerHTML = modal;
  press('f');
  expect(run).toHaveBeenCalledTimes(1);
});
