import { expect, it } from 'vitest';
import { createStartQueue, startOrder, type StartStep } from './start-queue.js';

function setUp() {
  const moments: (() => void)[] = [];
  const started: string[] = [];
  const queue = createStartQueue(run => moments.push(run));
  const add = (step: StartStep, name: string = step) => queue.add(step, () => started.push(name));
  const pass = (): number => moments.splice(0).map(run => run()).length;
  return { queue, add, pass, started };
}

it('starts what was added in the order of the steps, one in each idle moment', () => {
  const { add, pass, started } = setUp();
  for (const step of startOrder.toReversed()) add(step);
  for (const [index, step] of startOrder.entries()) {
    expect(pass()).toBe(1);
    expect(started.slice(index)).toEqual([step]);
  }
  expect(pass()).toBe(0);
});

it('starts the tasks of one step in the order of their addition, each once', () => {
  const { add, pass, started } = setUp();
  for (const name of ['a', 'b']) add('counts', name);
  while (pass() > 0);
  expect(started).toEqual(['a', 'b']);
});

it('gives a late task its place among those that wait', () => {
  const { add, pass, started } = setUp();
  add('outbox');
  add('chats');
  pass();
  add('side column');
  while (pass() > 0);
  add('stream');
  while (pass() > 0);
  expect(started).toEqual(['outbox', 'side column', 'chats', 'stream']);
});

it('does not start what was cancelled', () => {
  const { add, pass, started } = setUp();
  const cancel = add('stream');
  add('chats');
  cancel();
  while (pass() > 0);
  expect(started).toEqual(['chats']);
});

it('goes on after a task that throws', () => {
  const { queue, add, pass, started } = setUp();
  queue.add('stream', () => {
    throw new Error('No stream');
  });
  add('outbox');
  expect(pass).toThrow('No stream');
  pass();
  expect(started).toEqual(['outbox']);
});
