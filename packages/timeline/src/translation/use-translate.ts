import { errorText, type Status } from '@rookery/api-client';
import { useClient } from '@rookery/store';
import { useLocale, useMessages, useNotify } from '@rookery/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { messages } from './messages.js';
import { translate } from './translate.data.js';
import type { ShownTranslation } from './translatable.js';

/** Translates posts to the language of the interface. A failure shows a toast. */
export function useTranslate(): (status: Status) => Promise<ShownTranslation | null> {
  const client = useClient();
  const queryClient = useQueryClient();
  const { locale } = useLocale();
  const notify = useNotify();
  const text = useMessages(messages);
  return useCallback(
    async status => {
      try {
        return await translate(client, queryClient, status, locale.split('-')[0] ?? locale);
      } catch (error) {
        notify({ kind: 'error', text: errorText(error, text.failed()) });
        return null;
      }
    },
    [client, queryClient, locale, notify, text],
  );
}
