import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { commandHelp } from './command-options.js';

const { argv, exitCode } = process;
let output = '';
let errors = '';

async function run(...parameters: string[]): Promise<void> {
  process.argv = [...argv.slice(0, 2), ...parameters];
  vi.resetModules();
  await import('./command.js');
}

beforeEach(() => {
  [output, errors] = ['', ''];
  vi.spyOn(process.stdout, 'write').mockImplementation(text => (output += String(text)) !== '');
  vi.spyOn(process.stderr, 'write').mockImplementation(text => (errors += String(text)) !== '');
});

afterEach(() => {
  vi.restoreAllMocks();
  Object.assign(process, { argv, exitCode });
});

it('prints its help and does not start', async () => {
  await run('--help');
  expect([output, errors, process.exitCode]).toEqual([commandHelp, '', exitCode]);
});

it('says what is wrong with an option and fails', async () => {
  await run('--port', 'x');
  expect([output, errors, process.exitCode]).toEqual(['', expect.stringContaining('--port'), 1]);
});

it('says why it could not start and fails', async () => {
  const http = createServer().listen(0, '127.0.0.1');
  await vi.waitFor(() => expect(http.listening).toBe(true));
  await run('--port', String((http.address() as AddressInfo).port));
  expect([output, errors, process.exitCode]).toEqual(['', expect.stringMatching(/EADDRINUSE.*\n$/), 1]);
  http.close();
});

it.each(['SIGINT', 'SIGTERM'] as const)('says where it answers, with a token, until %s', async signal => {
  const others = new Set(process.listeners(signal));
  await run('--port', '0', '--server-profile', 'snac');
  const [, url = '', profile, token = ''] = /^(\S+) answers as (\w+)\. A token of Mara Lindqvist: (\S+)\n$/.exec(output) ?? [];
  expect(profile).toBe('snac');
  const ask = () => fetch(`${url}/api/v1/accounts/verify_credentials`, { headers: { Authorization: `Bearer ${token}` } });
  expect(await (await ask()).json()).toMatchObject({ username: 'mara' });
  for (const listener of process.listeners(signal)) if (!others.has(listener)) listener(signal);
  await vi.waitFor(() => expect(ask()).rejects.toThrow(TypeError));
  for (const stop of ['SIGINT', 'SIGTERM'] as const)
    for (const listener of process.listeners(stop)) if (!others.has(listener)) process.off(stop, listener);
});
