import type { FurtherTags } from '@rookery/timeline';
import { hashtagName } from '@rookery/ui';

/** How a further hashtag combines: or, and, not. */
export const tagKinds = ['any', 'all', 'none'] as const;
export type TagKind = (typeof tagKinds)[number];

/** Servers accept no more of each kind. */
export const MOST_TAGS = 4;

/** The hashtags of one list. Each occurs once, ignoring case. */
export interface TagChoice extends Required<FurtherTags> {
  name: string;
}

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

const holds = ({ name, any, all, none }: TagChoice, tag: string): boolean =>
  [name, ...any, ...all, ...none].some(known => isSame(known, tag));

/** Adds a hashtag. Unchanged when the list has it already or its kind is full. */
export function addTag(choice: TagChoice, kind: TagKind, tag: string): TagChoice {
  return holds(choice, tag) || choice[kind].length >= MOST_TAGS ? choice : { ...choice, [kind]: [...choice[kind], tag] };
}

export function removeTag(choice: TagChoice, kind: TagKind, tag: string): TagChoice {
  return { ...choice, [kind]: choice[kind].filter(known => !isSame(known, tag)) };
}

/** Parses the hashtags of an address: `/tags/birds?any=trams,walks&none=gulls`. Invalid ones are dropped. */
export function readChoice(name: string, parameters: URLSearchParams): TagChoice {
  const start: TagChoice = { name, any: [], all: [], none: [] };
  return tagKinds.reduce(
    (choice, kind) =>
      parameters
        .getAll(kind)
        .flatMap(text => text.split(','))
        .reduce((grown, text) => {
          const tag = hashtagName(text);
          return tag === null ? grown : addTag(grown, kind, tag);
        }, choice),
    start,
  );
}

/** Inverse of `readChoice`: `?any=trams,walks&none=gulls`, or '' for one hashtag. */
export function choiceQuery(further: TagChoice): string {
  const query = tagKinds
    .filter(kind => further[kind].length > 0)
    .map(kind => `${kind}=${further[kind].map(encodeURIComponent).join(',')}`)
    .join('&');
  return query === '' ? '' : `?${query}`;
}
