/** The translation of a post (STAT-01). */
import type { Status, Translation } from '@rookery/api-client';

/** A translation that the reader asked for. */
export interface ShownTranslation {
  /** The post with its translated texts. The same post where it was edited since. */
  apply(status: Status): Status;
  /** The language of the original, named in the language of the interface; null when the server does not tell. */
  from: string | null;
  /** The service that translated it; null when the server does not tell. */
  provider: string | null;
}

/** The languages of the interface and of a post by their first part: `pt` for `pt-BR`. */
const primaryLanguage = (tag: string): string => tag.split(/[-_]/u)[0]?.toLowerCase() ?? '';

/** Whether a translation is offered: for an open post in a language that differs from that of the interface (`language`, BCP 47). */
export function isTranslatable(status: Status, language: string): boolean {
  const isOpen = status.visibility === 'public' || status.visibility === 'unlisted';
  if (!isOpen || status.language === null || primaryLanguage(status.language) === primaryLanguage(language)) return false;
  return status.content !== '' || status.spoiler_text !== '' || status.poll !== null;
}

/** The post with the texts of a translation. What the server did not translate stays. */
export function withTranslation(status: Status, translation: Translation, language: string): Status {
  const descriptions = new Map(translation.media_attachments.map(({ id, description }) => [id, description]));
  const titles = translation.poll?.options ?? [];
  return {
    ...status,
    content: translation.content || status.content,
    spoiler_text: status.spoiler_text === '' ? '' : translation.spoiler_text || status.spoiler_text,
    language: translation.language ?? language,
    poll: status.poll && {
      ...status.poll,
      // A translation of other options than these is none.
      options: status.poll.options.map((option, index) => ({
        ...option,
        title: (titles.length === status.poll?.options.length && titles[index]?.title) || option.title,
      })),
    },
    media_attachments: status.media_attachments.map(attachment => ({
      ...attachment,
      description: descriptions.get(attachment.id) || attachment.description,
    })),
  };
}

/** A language in the language of the interface; null for a tag that names none. */
export function languageName(tag: string | null, locale: string): string | null {
  if (tag === null) return null;
  try {
    return new Intl.DisplayNames([locale], { type: 'language' }).of(tag) ?? null;
  } catch {
    return null;
  }
}
