import { wireId } from '../entities/ids.js';
import { parseTranslation, type Translation } from '../entities/translation.js';
import { type CallOptions, segment, type WithCalls } from '../request/calls.js';

export interface TranslationOptions extends CallOptions {
  /** The language is a part of the path, as in Akkoma (`Features.translationPaths`). */
  isInPath?: boolean;
}

/** Translations of posts by the server. */
export function translationsOf({ calls }: WithCalls) {
  return {
    /** Translates a public or unlisted status. `language`: ISO 639-1. Rejects with 403, 404 or 503 where the server cannot. */
    translate(
      statusId: string,
      language: string,
      { isInPath = false, ...options }: TranslationOptions = {},
    ): Promise<Translation> {
      const at = `/api/v1/statuses/${segment(wireId(statusId))}`;
      if (isInPath) return calls.entity('GET', `${at}/translations/${segment(language)}`, parseTranslation, options);
      // Mastodon reads one name, Rebased the other.
      const json = { lang: language, target_language: language };
      return calls.entity('POST', `${at}/translate`, parseTranslation, { ...options, json });
    },
  };
}
