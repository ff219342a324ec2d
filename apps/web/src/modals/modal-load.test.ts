import { expect, test } from 'vitest';
import { cameOnline, closed, failed, gaveUp, notLoaded, opened, retried } from './modal-load.js';
import type { OpenModal } from './modals.js';

const composer: OpenModal = { type: 'COMPOSE', intent: { kind: 'new' }, id: 1 };
const loading = opened(notLoaded);
const givenUp = gaveUp(failed(loading), [composer]);

test('mounts the code for the first modal, and keeps it for the next', () => {
  expect(loading.phase).toBe('mounted');
  expect(opened(loading)).toBe(loading);
  expect(closed(loading)).toBe(loading);
});

test('forgets the failure when its modals are closed', () => {
  expect(closed(failed(loading)).phase).toBe('absent');
});

test('keeps the modals that were given up for the next attempt', () => {
  expect(givenUp).toMatchObject({ phase: 'absent', givenUp: [composer] });
  expect(closed(givenUp)).toBe(givenUp);
});

test('forgets the modals that were given up when another one opens', () => {
  expect(opened(givenUp)).toMatchObject({ phase: 'mounted', givenUp: [] });
});

test('mounts the code anew when the reader tries again', () => {
  expect(retried(givenUp)).toEqual({ phase: 'mounted', attempt: loading.attempt + 1, isPatient: false, givenUp: [] });
  expect(retried(failed(loading))).toMatchObject({ phase: 'mounted', attempt: loading.attempt + 1 });
});

test('keeps the state of modals that have loaded when the reader tries again', () => {
  expect(retried(loading)).toBe(loading);
});

test('is patient with the first attempt after the browser came online, and with no later one', () => {
  const again = cameOnline(givenUp);
  expect(again).toEqual({ phase: 'mounted', attempt: loading.attempt + 1, isPatient: true, givenUp: [] });
  const givenUpAgain = gaveUp(failed(again), [composer]);
  expect(retried(givenUpAgain).isPatient).toBe(false);
  expect(opened(givenUpAgain).isPatient).toBe(false);
});

test('leaves the loading to the code that is mounted when the browser comes online', () => {
  expect(cameOnline(failed(loading))).toEqual(loading);
  expect(cameOnline(loading)).toBe(loading);
});

test('loads nothing when the browser comes online and no modal was given up', () => {
  expect(cameOnline(notLoaded)).toBe(notLoaded);
});
