import { describe, expect, it } from 'vitest';
import { watchResumeTime } from './resume-time.js';

/** An element with a scripted position. */
function scriptedElement() {
  const element = document.createElement('video');
  const state = { readyState: 4, currentTime: 0, duration: 60 };
  for (const name of ['readyState', 'duration'] as const) Object.defineProperty(element, name, { get: () => state[name] });
  Object.defineProperty(element, 'currentTime', {
    get: () => state.currentTime,
    set(seconds: number) {
      state.currentTime = seconds;
    },
  });
  const dispatch = (event: string, facts: Partial<typeof state> = {}) => {
    Object.assign(state, facts);
    element.dispatchEvent(new Event(event));
  };
  return { element, state, dispatch };
}

it('[MED-01] resumes at the same time after repeated retries', () => {
  const { element, state, dispatch } = scriptedElement();
  const resume = watchResumeTime(element);
  dispatch('timeupdate', { currentTime: 31 });
  for (const _retry of ['second', 'third']) {
    dispatch('emptied', { readyState: 0, currentTime: 0 });
    dispatch('timeupdate');
    resume.begin();
    dispatch('loadstart');
  }
  dispatch('loadedmetadata', { readyState: 1 });
  expect(state.currentTime).toBe(31);
});

it('starts different media at 0, also when its first load fails', () => {
  const { element, state, dispatch } = scriptedElement();
  const resume = watchResumeTime(element);
  dispatch('timeupdate', { currentTime: 31 });
  dispatch('loadstart', { readyState: 0, currentTime: 0 });
  resume.begin();
  dispatch('loadstart');
  dispatch('loadedmetadata', { readyState: 1 });
  expect(state.currentTime).toBe(0);
});

it('does not seek in a live stream', () => {
  const { element, state, dispatch } = scriptedElement();
  const resume = watchResumeTime(element);
  dispatch('timeupdate', { currentTime: 31, duration: Infinity });
  resume.begin();
  dispatch('loadedmetadata', { readyState: 1, currentTime: 50 });
  expect(state.currentTime).toBe(50);
  resume.stop();
});

describe('the position after a retry', () => {
  it('is the one before the retry, even if no event told of it', () => {
    const { element, state, dispatch } = scriptedElement();
    const resume = watchResumeTime(element);
    Object.assign(state, { readyState: 1, currentTime: 0.5 });
    resume.begin();
    dispatch('loadstart', { readyState: 0, currentTime: 0 });
    dispatch('loadedmetadata', { readyState: 1 });
    expect(state.currentTime).toBe(0.5);
  });

  it('is the start when nothing was played', () => {
    const { element, state, dispatch } = scriptedElement();
    const resume = watchResumeTime(element);
    state.readyState = 0;
    resume.begin();
    // Seeking to 0 would stop the start that the address names (Media Fragments).
    dispatch('loadedmetadata', { readyState: 1, currentTime: 12 });
    expect(state.currentTime).toBe(12);
  });

  it('is restored once: media that loads later starts where it does', () => {
    const { element, state, dispatch } = scriptedElement();
    const resume = watchResumeTime(element);
    dispatch('timeupdate', { currentTime: 31 });
    dispatch('loadedmetadata', { currentTime: 3 });
    expect(state.currentTime).toBe(3);
    dispatch('timeupdate', { currentTime: 31 });
    resume.begin();
    dispatch('loadedmetadata', { currentTime: 0 });
    expect(state.currentTime).toBe(31);
    dispatch('loadedmetadata', { currentTime: 4 });
    expect(state.currentTime).toBe(4);
  });

  it('is not restored once the watching has stopped', () => {
    const { element, state, dispatch } = scriptedElement();
    const resume = watchResumeTime(element);
    dispatch('timeupdate', { currentTime: 31 });
    resume.begin();
    resume.stop();
    dispatch('loadedmetadata', { currentTime: 0 });
    expect(state.currentTime).toBe(0);
  });
});
