/** The changes of an edit to a post. */
import type { MediaAttachment, StatusEdit } from '@rookery/api-client';
import { wordDifferences, type Difference } from './word-differences.js';

/** A text of a version: its differences from the version before; null where it is shown whole. */
export interface TextChange {
  text: string;
  differences: readonly Difference[] | null;
}

export type MediaChange =
  | { kind: 'added' | 'removed'; attachment: MediaAttachment }
  /** The description of a file that stayed. */
  | { kind: 'described'; attachment: MediaAttachment; description: TextChange };

/** One version, compared with the one before. */
export interface VersionChanges {
  /** Null: neither version has a content warning. */
  warning: TextChange | null;
  content: TextChange;
  /** The options of the poll; null: neither version has a poll. */
  options: TextChange | null;
  media: readonly MediaChange[];
  /** The media were marked as sensitive, or no longer are; null: neither. */
  sensitive: boolean | null;
  /** Nothing of it differs from the version before. */
  isSame: boolean;
}

/** The plain text of a version's HTML. */
type TextOf = (html: string) => string;

/** @param before The version before; null for the first one, which is shown whole. */
export function versionChanges(version: StatusEdit, before: StatusEdit | null, textOf: TextOf): VersionChanges {
  const options = optionsOf(version);
  const content = textOf(version.content);
  if (before === null) {
    return {
      warning: version.spoiler_text === '' ? null : whole(version.spoiler_text),
      content: whole(content),
      options: options === '' ? null : whole(options),
      media: [],
      sensitive: null,
      isSame: false,
    };
  }
  const optionsBefore = optionsOf(before);
  const changes = {
    warning: bothEmpty(before.spoiler_text, version.spoiler_text) ? null : change(before.spoiler_text, version.spoiler_text),
    content: change(textOf(before.content), content),
    options: bothEmpty(optionsBefore, options) ? null : change(optionsBefore, options),
    media: mediaChanges(before.media_attachments, version.media_attachments),
    // A content warning marks the media by itself.
    sensitive: isMarked(before) === isMarked(version) ? null : isMarked(version),
  };
  const texts = [changes.warning, changes.content, changes.options];
  const isSame =
    changes.media.length === 0 && changes.sensitive === null && texts.every(text => text === null || isUnchanged(text));
  return { ...changes, isSame };
}

const bothEmpty = (one: string, other: string): boolean => one === '' && other === '';
const whole = (text: string): TextChange => ({ text, differences: null });
const change = (before: string, after: string): TextChange => ({ text: after, differences: wordDifferences(before, after) });
const isUnchanged = ({ differences }: TextChange): boolean => differences?.every(({ kind }) => kind === 'same') ?? false;
const optionsOf = ({ poll }: StatusEdit): string => poll?.options.map(({ title }) => title).join('\n') ?? '';
const isMarked = ({ sensitive, spoiler_text }: StatusEdit): boolean => sensitive && spoiler_text === '';

function mediaChanges(before: readonly MediaAttachment[], after: readonly MediaAttachment[]): MediaChange[] {
  const known = new Map(before.map(attachment => [attachment.id, attachment]));
  const kept = new Set(after.map(({ id }) => id));
  return [
    ...after.flatMap((attachment): MediaChange[] => {
      const previous = known.get(attachment.id);
      if (previous === undefined) return [{ kind: 'added', attachment }];
      const [was, is] = [previous.description ?? '', attachment.description ?? ''];
      return was === is ? [] : [{ kind: 'described', attachment, description: change(was, is) }];
    }),
    ...before.flatMap((attachment): MediaChange[] => (kept.has(attachment.id) ? [] : [{ kind: 'removed', attachment }])),
  ];
}
