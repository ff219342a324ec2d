import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minVersion } from 'semver';
import { expect, it } from 'vitest';
import { root } from './packed-packages.ts';

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

const manifestOf = (folder: string): Manifest => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest;
const packages = readdirSync(join(root, 'packages'));
const { dependencies: pinned = {} } = manifestOf('examples/lowest-peers');

it.each(packages)('the lowest peers of %s are what the example for them installs', name => {
  const { peerDependencies = {} } = manifestOf(`packages/${name}`);
  const lowest = Object.entries(peerDependencies).map(([peer, range]) => [peer, minVersion(range)?.version]);
  expect(lowest).toEqual(Object.keys(peerDependencies).map(peer => [peer, pinned[peer]]));
});

it('the example pins no version that is not the lowest of a peer', () => {
  const peers = new Set(packages.flatMap(name => Object.keys(manifestOf(`packages/${name}`).peerDependencies ?? {})));
  const others = Object.entries(pinned).filter(([name, version]) => !peers.has(name) && version !== 'catalog:');
  expect(others).toEqual([]);
});

it('the example has the dependencies with peers of their own, so that they take its React', () => {
  const dependencies = packages.flatMap(name =>
    Object.keys(manifestOf(`packages/${name}`).dependencies ?? {})
      .filter(dependency => !dependency.startsWith('@rookery/'))
      .map(dependency => ({ name, dependency })),
  );
  const withReact = dependencies.filter(
    ({ name, dependency }) => 'react' in (manifestOf(`packages/${name}/node_modules/${dependency}`).peerDependencies ?? {}),
  );
  expect(withReact.length).toBeGreaterThan(0);
  expect(withReact.filter(({ dependency }) => !(dependency in pinned))).toEqual([]);
});
