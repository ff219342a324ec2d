import { expect, it } from 'vitest';

import { commandHelp, readCommand } from './command-options.js';

it('starts the default server on a port of its own without arguments', () => {
  expect(readCommand([])).toEqual({ kind: 'start', options: { port: 4101, serverProfile: 'default', control: false } });
});

it('reads every option', () => {
  const text =
    '--port 0 --host ::1 --server-profile rebased --file w.sqlite --seed 7 --long-chat 50 --ads truth --app-origin http://a.example';
  expect(readCommand([...text.split(' '), '--control'])).toEqual({
    kind: 'start',
    options: {
      port: 0,
      host: '::1',
      serverProfile: 'rebased',
      file: 'w.sqlite',
      seed: 7,
      longChat: 50,
      ads: 'truth',
      appOrigin: 'http://a.example',
      control: true,
    },
  });
});

it.each([
  ['--port', '70000'],
  ['--port', 'x'],
  ['--server-profile', 'friendica'],
  ['--ads', 'none'],
  ['--made-up', '1'],
])('refuses %s %s, and says why', (option, value) => {
  const task = readCommand([option, value]);
  expect(task).toMatchObject({ kind: 'refuse' });
  expect(task.kind === 'refuse' && task.text).toContain(option);
});

it('prints its help', () => {
  expect(readCommand(['--help'])).toEqual({ kind: 'print', text: commandHelp });
});
