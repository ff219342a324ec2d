import type { MediaAttachment, StatusEdit } from '@rookery/api-client';
import { plainText, useFormat, useLocale, useMessages, VisuallyHidden } from '@rookery/ui';
import { useId, useMemo } from 'react';
import { historyMessages } from './messages.js';
import { versionChanges, type MediaChange, type TextChange, type VersionChanges } from './version-changes.js';

export interface EditHistoryProps {
  /** The versions of a post, oldest first. */
  versions: readonly StatusEdit[];
  /** The language of the post, as a BCP 47 tag. */
  lang?: string | undefined;
}

/** The versions of a post, newest first, each with its differences from the one before. */
export function EditHistory({ versions, lang }: EditHistoryProps) {
  const all = useMemo(
    () =>
      versions
        .map((version, index) => ({ version, index, changes: versionChanges(version, versions[index - 1] ?? null, plainText) }))
        .toReversed(),
    [versions],
  );
  return (
    <ol className="rk-versions" reversed>
      {all.map(({ version, index, changes }) => (
        <Version
          key={index}
          version={version}
          changes={changes}
          lang={lang}
          place={index === 0 ? 'original' : index === versions.length - 1 ? 'current' : 'edited'}
        />
      ))}
    </ol>
  );
}

interface VersionProps {
  lang: string | undefined;
  version: StatusEdit;
  changes: VersionChanges;
  place: 'original' | 'current' | 'edited';
}

function Version({ version, changes, lang, place }: VersionProps) {
  const text = useMessages(historyMessages);
  const format = useFormat();
  const titleId = useId();
  const { warning, content, options, media, sensitive, isSame } = changes;
  return (
    <li aria-labelledby={titleId}>
      <h3 id={titleId}>
        {text[place]()}
        {version.created_at !== null && (
          <time dateTime={version.created_at}>
            {format.date(version.created_at, { dateStyle: 'medium', timeStyle: 'short' })}
          </time>
        )}
      </h3>
      {isSame && <p className="rk-version-note">{text.unchanged()}</p>}
      {warning && <ChangedText label={text.warning()} change={warning} lang={lang} />}
      <ChangedText change={content} lang={lang} />
      {options && <ChangedText label={text.poll()} change={options} lang={lang} />}
      {sensitive !== null && <p className="rk-version-note">{sensitive ? text.markedSensitive() : text.unmarkedSensitive()}</p>}
      {media.length > 0 && (
        <ul aria-label={text.media()}>
          {media.map((change, index) => (
            <ChangedMedia key={index} change={change} lang={lang} />
          ))}
        </ul>
      )}
    </li>
  );
}

function ChangedMedia({ change, lang }: { change: MediaChange; lang: string | undefined }) {
  const text = useMessages(historyMessages);
  if (change.kind === 'described') {
    return (
      <li>
        {text.fileDescribed()}{' '}
        <span lang={lang}>
          <Words change={change.description} />
        </span>
      </li>
    );
  }
  const name = fileName(change.attachment, text);
  return <li dir="auto">{change.kind === 'added' ? text.fileAdded({ name }) : text.fileRemoved({ name })}</li>;
}

function fileName(
  { type, description }: MediaAttachment,
  text: ReturnType<typeof useMessages<keyof typeof historyMessages.texts>>,
): string {
  const kinds = { image: text.image, gifv: text.animation, video: text.video, audio: text.audio, unknown: text.file };
  const kind = kinds[type]();
  return description === null || description === '' ? kind : text.fileNamed({ kind, description });
}

function ChangedText({ label, change, lang }: { label?: string; change: TextChange; lang: string | undefined }) {
  if (change.text === '' && change.differences === null) return null;
  return (
    <p className="rk-version-text" dir="auto">
      {label !== undefined && <b>{label}: </b>}
      <span lang={lang}>
        <Words change={change} />
      </span>
    </p>
  );
}

/** The words of a text, the changed ones as insertions and deletions with a name for screen readers. */
function Words({ change: { text: whole, differences } }: { change: TextChange }) {
  const text = useMessages(historyMessages);
  const { locale } = useLocale();
  if (differences === null) return whole;
  return differences.map(({ kind, text: words }, index) => {
    if (kind === 'same') return words;
    const Tag = kind === 'added' ? 'ins' : 'del';
    return (
      <Tag key={index}>
        <span lang={locale}>
          <VisuallyHidden>{kind === 'added' ? text.addedWords() : text.removedWords()} </VisuallyHidden>
        </span>
        {words}
        <span lang={locale}>
          <VisuallyHidden> {text.endOfWords()}</VisuallyHidden>
        </span>
      </Tag>
    );
  });
}
