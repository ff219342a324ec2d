import type { SourceFile } from './source-files.ts';

/** The first part of a story's title, by the folder that holds the file. */
const packageNames: readonly (readonly [folder: string, name: string])[] = [
  ['packages/ui/', 'UI'],
  ['packages/timeline/', 'Timeline'],
  ['packages/compose/', 'Compose'],
  ['packages/notifications/', 'Notifications'],
  ['packages/people/', 'People'],
  ['packages/explore/', 'Explore'],
  ['packages/moderation/', 'Moderation'],
  ['packages/chats/', 'Chats'],
  ['packages/media-player/', 'Media player'],
  ['packages/ads/', 'Ads'],
  ['apps/web/', 'App'],
];

/** Faults of story files, one line each: titles that are not `Package/Area/Component`, and hosts that anyone could register. */
export function storyFaults(files: readonly SourceFile[]): string[] {
  const stories = files.filter(({ path }) => path.endsWith('.stories.tsx'));
  return stories.flatMap(file => [...titleFaults(file), ...hostFaults(file)]);
}

/** The title that a story file gives its stories; empty without one. */
export function storyTitle(text: string): string {
  return /title: '([^'/]+\/[^']+)'/.exec(text)?.[1] ?? '';
}

function titleFaults({ path, text }: SourceFile): string[] {
  const name = packageNames.find(([folder]) => path.startsWith(folder))?.[1] ?? '';
  const isNamed = new RegExp(`^${name}/[A-Z][A-Za-z -]*/[A-Z][A-Za-z]*$`).test(storyTitle(text));
  return isNamed ? [] : [`${path} is titled '${storyTitle(text)}', not '${name}/Area/Component'`];
}

/** Only names that are reserved for examples and tests (RFC 2606) belong to nobody. */
function hostFaults({ path, text }: SourceFile): string[] {
  const hosts = [...text.matchAll(/\b(?:https?|wss?):\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)*)(?=["'/:?#]|$)/gi)].map(
    ([, host = '']) => host,
  );
  return hosts
    .filter(host => !/(^|\.)(example|test|localhost)$/.test(host) && host !== 'www.w3.org')
    .map(host => `${path} names ${host}: use a name under .example`);
}
