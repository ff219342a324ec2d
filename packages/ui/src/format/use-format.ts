import { clock } from './clock.js';
import { messages } from '../messages.js';
import { createFormat } from './format.js';
import type { Format } from './format.js';
import type { Messages } from '../i18n/messages.js';
import { useLocale, useMessages } from '../i18n/messages-provider.js';
import { useHydrated } from '../hydration/use-hydrated.js';

/** One format per catalogue: Intl formatters are slow to construct, and every row of a list needs some. */
const formats = new WeakMap<Messages, Format>();
/** Those of a server, which does not know the reader's time zone and clock. */
const serverFormats = new WeakMap<Messages, Format>();

/**
 * Formats numbers and dates in the locale of the nearest `MessagesProvider`. On a server, and while its markup is hydrated, dates are in UTC and
 * no time is relative.
 */
export function useFormat(): Format {
  const { locale } = useLocale();
  const text = useMessages(messages);
  const isHydrated = useHydrated();
  const known = isHydrated ? formats : serverFormats;
  let format = known.get(text);
  if (format === undefined) known.set(text, (format = createFormat(locale, text, isHydrated ? clock.now : null)));
  return format;
}
