import { expect, it } from 'vitest';
import { watchResumeTime } from './resume-time.js';

/** An element that is where the test says. */
function anElement() {
  const element = document.createElement('video');
  const state = { readyState: 4, currentTime: 0, duration: 60 };
  for (const name of ['readyState', 'duration'] as const) Object.defineProperty(element, name, { get: () => state[name] });
  Object.defineProperty(element, 'currentTime', {
    get: () => state.currentTime,
    set(seconds: number) {
      state.currentTime = seconds;
    },
  });
  const tell = (event: string, facts: Partial<typeof state> = {}) => {
    Object.assign(state, facts);
    element.dispatchEvent(new Event(event));
  };
  return { element, state, tell };
}

it('[MED-01] a second and a third try go on from where it was', () => {
  const { element, state, tell } = anElement();
  const resume = watchResumeTime(element);
  tell('timeupdate', { currentTime: 31 });
  for (const _try of ['second', 'third']) {
    tell('emptied', { readyState: 0, currentTime: 0 });
    tell('timeupdate');
    resume.begin();
    tell('loadstart');
  }
  tell('loadedmetadata', { readyState: 1 });
  expect(state.currentTime).toBe(31);
});

it('another medium begins at its own start, also when it fails at first', () => {
  const { element, state, tell } = anElement();
  const resume = watchResumeTime(element);
  tell('timeupdate', { currentTime: 31 });
  tell('loadstart', { readyState: 0, currentTime: 0 });
  resume.begin();
  tell('loadstart');
  tell('loadedmetadata', { readyState: 1 });
  expect(state.currentTime).toBe(0);
});

it('a live stream begins where it is live', () => {
  const { element, state, tell } = anElement();
  const resume = watchResumeTime(element);
  tell('timeupdate', { currentTime: 31, duration: Infinity });
  resume.begin();
  tell('loadedmetadata', { readyState: 1, currentTime: 50 });
  expect(state.currentTime).toBe(50);
  resume.stop();
});
