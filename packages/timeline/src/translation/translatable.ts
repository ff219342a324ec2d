/** Which posts have a translation (STAT-01). */
import type { Status } from '@rookery/api-client';

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
