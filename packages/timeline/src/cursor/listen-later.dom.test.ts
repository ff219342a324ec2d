import { fireEvent } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { listenLater } from './listen-later.js';

let stop = () => undefined as void;
afterEach(() => {
  stop();
  document.body.innerHTML = '';
});

const press = (key: string, target: Element = document.body) => fireEvent.keyDown(target, { key });

it('loses no press while the code is on its way', async () => {
  const listener = vi.fn();
  let resolve = (_code: typeof listener): void => undefined;
  const promise = new Promise<typeof listener>(done => (resolve = done));
  const load = vi.fn(() => promise);
  stop = listenLater(load);
  press('j');
  press('k');
  expect(listener).not.toHaveBeenCalled();
  resolve(listener);
  await promise;
  await expect.poll(() => listener).toHaveBeenCalledTimes(2);
  press('f');
  expect(listener.mock.calls.map(([event]) => (event as KeyboardEvent).key)).toEqual(['j', 'k', 'f']);
  expect(load).toHaveBeenCalledOnce();
});

it('fetches nothing while somebody types, but for the way out of the field', () => {
  const load = vi.fn(() => new Promise<() => void>(() => undefined));
  stop = listenLater(load);
  document.body.innerHTML = '<input>';
  const field = document.querySelector('input') as HTMLInputElement;
  press('j', field);
  press('Escape');
  expect(load).not.toHaveBeenCalled();
  press('Escape', field);
  expect(load).toHaveBeenCalledOnce();
});

it('tries again with the next press when the code did not come', async () => {
  const listener = vi.fn();
  const load = vi.fn<() => Promise<typeof listener>>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(listener);
  stop = listenLater(load);
  press('j');
  await expect.poll(() => load).toHaveBeenCalledOnce();
  await Promise.resolve();
  press('k');
  await expect.poll(() => listener).toHaveBeenCalledOnce();
});

it('stops', () => {
  const load = vi.fn(() => Promise.resolve(() => undefined));
  listenLater(load)();
  press('j');
  expect(load).not.toHaveBeenCalled();
});
