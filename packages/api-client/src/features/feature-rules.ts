import type { Instance } from '../entities/instance.js';

export type Software = 'mastodon' | 'pleroma' | 'truth' | 'gotosocial' | 'hollo' | 'snac' | 'takahe' | 'pixelfed' | 'other';

/** A server, as the rules see it. */
interface Backend {
  software: Software;
  /** version of the software, `[major, minor, patch]` */
  version: Version;
  isRebased: boolean;
  isAkkoma: boolean;
  /** declared level of the Mastodon API, 0 if none */
  level: number;
  instance: Instance;
}

type Version = readonly [number, number, number];
/** Whether a server has a feature. */
export type Rule = (backend: Backend) => boolean;

export const atLeast = (backend: Backend, software: Software, ...wanted: Version) =>
  backend.software === software && compareVersions(backend.version, wanted) >= 0;
export const declares =
  (word: string): Rule =>
  ({ instance }) =>
    instance.features.includes(word);
export const isTruth: Rule = ({ software }) => software === 'truth';
export const isNotTruth: Rule = ({ software }) => software !== 'truth';
export const isPleroma: Rule = ({ software }) => software === 'pleroma';
export const either =
  (...rules: Rule[]): Rule =>
  backend =>
    rules.some(rule => rule(backend));
export const mastodon =
  (...wanted: Version): Rule =>
  backend =>
    atLeast(backend, 'mastodon', ...wanted);
export const pleroma =
  (...wanted: Version): Rule =>
  backend =>
    atLeast(backend, 'pleroma', ...wanted);
export const among =
  (...names: Software[]): Rule =>
  ({ software }) =>
    names.includes(software);
export const notAmong =
  (...names: Software[]): Rule =>
  ({ software }) =>
    !names.includes(software);

const NAMES: readonly (readonly [RegExp, Software])[] = [
  [/pleroma|akkoma/i, 'pleroma'],
  [/truth\s?social/i, 'truth'],
  [/gotosocial/i, 'gotosocial'],
  [/hollo/i, 'hollo'],
  [/snac/i, 'snac'],
  [/takahe/i, 'takahe'],
  [/pixelfed/i, 'pixelfed'],
];

/** Version strings: `4.5.2`, `2.7.2 (compatible; Pleroma 2.5.54+soapbox)`, `4.0.0 (not true; really snac/2.75)`, `takahe/0.11.0`. */
export function identify(instance: Instance): Backend {
  const [, named = '', own = ''] = /([A-Za-z][\w.]*)[ /]v?(\d[^\s)]*)\)?\s*$/.exec(instance.version) ?? [];
  const level = instance.api_versions['mastodon'] ?? 0;
  const isAkkoma = /akkoma/i.test(named);
  const common = { level, instance, isAkkoma, isRebased: /\+.*soapbox/i.test(own) };
  const software = NAMES.find(([pattern]) => pattern.test(named))?.[1];
  if (software !== undefined) return { ...common, software, version: isAkkoma ? [2, 4, 50] : numbers(own) };
  const version = numbers(instance.version);
  if (instance.configuration.accounts.allow_custom_css !== null) return { ...common, software: 'gotosocial', version };
  if (level > 0 && version[0] === 0) return { ...common, software: 'hollo', version };
  const isPlain = named === '' && /^\d{1,2}\.\d+/.test(instance.version);
  return { ...common, software: isPlain ? 'mastodon' : 'other', version };
}

function numbers(version: string): Version {
  const [, major = '0', minor = '0', patch = '0'] = /^v?(\d+)(?:\.(\d+))?(?:\.(\d+))?/.exec(version) ?? [];
  return [Number(major), Number(minor), Number(patch)];
}

export function compareVersions(a: Version, b: Version): number {
  return a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
}
