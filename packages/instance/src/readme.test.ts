import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

import { commandHelp } from './command-options.js';
import { createInstance } from './instance.js';
import { faultKinds } from './server/faults.js';
import { serverProfileNames } from './server-profiles/server-profile.js';

const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8');

/** The requests that any server profile answers, one line for each path. */
function allRoutes(): string[] {
  const methods = new Map<string, Set<string>>();
  for (const serverProfile of serverProfileNames) {
    const instance = createInstance({ origin: 'https://server.example', now: () => 0, serverProfile, control: true });
    for (const route of instance.routes) {
      const [method = '', path = ''] = route.split(' ');
      methods.set(path, (methods.get(path) ?? new Set()).add(method));
    }
    instance.close();
  }
  return [...methods].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([path, all]) => `${path} ${[...all].toSorted().join(' ')}`);
}

it('lists every request that is answered', () => {
  const listed = /## Requests it answers[\s\S]*?```\n([\s\S]*?)```/.exec(readme)?.[1] ?? '';
  expect(listed.trimEnd().split('\n')).toEqual(allRoutes());
});

it.each([...serverProfileNames])('names the server profile %s', name => {
  expect(readme).toContain(`\`${name}\``);
});

it.each([...faultKinds])('names the fault %s', kind => {
  expect(readme).toContain(`\`${kind}\``);
});

it('has the help of the command', () => {
  expect(readme).toContain(commandHelp.trimEnd());
});
