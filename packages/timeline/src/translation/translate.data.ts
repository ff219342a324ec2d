import { detectFeatures, translationsOf, type Client, type Status } from '@rookery/api-client';
import { instanceQuery } from '@rookery/store';
import type { QueryClient } from '@tanstack/react-query';
import { languageNamer } from '../text/language-name.js';
import type { ShownTranslation } from './translatable.js';
import { withTranslation } from './translated-status.js';

/** Requests the translation of a post once for each of its versions; later presses read the cache. */
export async function translate(
  client: Client,
  queryClient: QueryClient,
  { id, edited_at, language: original }: Status,
  language: string,
): Promise<ShownTranslation> {
  const translation = await queryClient.fetchQuery({
    queryKey: ['translations', id, edited_at, language],
    async queryFn({ signal }) {
      const { translationPaths } = detectFeatures(await queryClient.fetchQuery(instanceQuery(client)));
      return translationsOf(client).translate(id, language, { signal, isInPath: translationPaths });
    },
    staleTime: Infinity,
    retry: false,
  });
  const from = translation.detected_source_language ?? original;
  return {
    apply: status => (status.edited_at === edited_at ? withTranslation(status, translation, language) : status),
    from: from === null ? null : languageNamer(language)(from),
    provider: translation.provider,
  };
}
