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
