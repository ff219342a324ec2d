import { useMemo } from 'react';
import { clock } from '../relative-time/clock.js';
import { messages } from '../messages.js';
import { createFormat } from './format.js';
import type { Format } from './format.js';
import { useLocale, useMessages } from './messages-provider.js';

/** Numbers and dates as the language around writes them. */
export function useFormat(): Format {
  const { locale } = useLocale();
  const text = useMessages(messages);
  return useMemo(() => createFormat(locale, text, clock.now), [locale, text]);
}
