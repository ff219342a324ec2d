import type { Instance } from '@rookery/api-client';
import { remoteHandle, webAddress } from '@rookery/ui';

/** How a server counts the length of a post. */
export interface CountRules {
  readonly maxCharacters: number;
  /** The length of every URL; mentions then count without their host. 0: the server counts both as they are written. */
  readonly urlLength: number;
}

/** The count rules of a server. Before its instance is known: those of most servers. */
export function countRulesOf(instance: Instance | undefined): CountRules {
  if (instance === undefined) return { maxCharacters: 500, urlLength: 23 };
  const { max_characters, characters_reserved_per_url } = instance.configuration.statuses;
  return { maxCharacters: max_characters, urlLength: characters_reserved_per_url };
}

const links = new RegExp(webAddress, 'gi');
const remoteMentions = new RegExp(`(^|[^\\w/=])@${remoteHandle}`, 'g');

/** The length of a post in graphemes, content warning included, as the server counts it (CMP-01). */
export function countedLength(text: string, spoilerText: string | null, { urlLength }: CountRules): number {
  const counted = urlLength === 0 ? text : text.replaceAll(links, 'x'.repeat(urlLength)).replaceAll(remoteMentions, '$1@$2');
  return graphemeCount(counted) + graphemeCount(spoilerText ?? '');
}

/** Letters that form no cluster with their neighbours: Latin, Greek and Cyrillic. */
const simpleText = /^[\n\x20-\u02ff\u0370-\u0482\u048a-\u052f]*$/;
let segmenter: Intl.Segmenter | null = null;

/** A flag, a family and a letter with its accent are one grapheme each. */
export function graphemeCount(text: string): number {
  if (simpleText.test(text)) return text.length;
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  let count = 0;
  for (const _ of segmenter.segment(text)) count += 1;
  return count;
}
