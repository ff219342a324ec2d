// The public components of every package, each with an example: the tables of the packages, joined.
import type { ReactElement } from 'react';
import * as ads from '../../packages/ads/src/test-support/public-components.tsx';
import * as chats from '../../packages/chats/src/test-support/public-components.tsx';
import * as compose from '../../packages/compose/src/test-support/public-components.tsx';
import * as explore from '../../packages/explore/src/test-support/public-components.tsx';
import * as mediaPlayer from '../../packages/media-player/src/test-support/public-components.tsx';
import * as moderation from '../../packages/moderation/src/test-support/public-components.tsx';
import * as notifications from '../../packages/notifications/src/test-support/public-components.tsx';
import * as people from '../../packages/people/src/test-support/public-components.tsx';
import * as timeline from '../../packages/timeline/src/test-support/public-components.tsx';
import * as ui from '../../packages/ui/src/test-support/public-components.tsx';

interface PackageTable {
  readonly entries: readonly object[];
  readonly components: Readonly<Record<string, () => ReactElement>>;
}

const tables: Readonly<Record<string, PackageTable>> = {
  ads,
  chats,
  compose,
  explore,
  'media-player': mediaPlayer,
  moderation,
  notifications,
  people,
  timeline,
  ui,
};

/** Every example, by `package: name`. */
export const examples: ReadonlyMap<string, () => ReactElement> = new Map(
  Object.entries(tables).flatMap(([name, { components }]) =>
    Object.entries(components).map(([component, example]) => [`${name}: ${component}`, example] as const),
  ),
);

/** The components that packages export without an example, as `package: name`. */
export function withoutExample(): string[] {
  return Object.entries(tables).flatMap(([name, { entries }]) =>
    entries
      .flatMap(entry => Object.entries(entry))
      .filter(([exported, value]) => isComponent(exported, value))
      .map(([exported]) => `${name}: ${exported}`)
      .filter(exported => !examples.has(exported)),
  );
}

function isComponent(name: string, value: unknown): boolean {
  return (
    /^[A-Z][a-z]/.test(name) &&
    (typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value))
  );
}
