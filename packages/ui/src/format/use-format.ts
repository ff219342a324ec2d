import { clock } from './clock.js';
import { messages } from '../messages.js';
import { createFormat } from './format.js';
import type { Format } from './format.js';
import type { Messages } from '../i18n/messages.js';
import { useFormattingLocale, useMessages } from '../i18n/messages-provider.js';
import { useHydrated } from '../hydration/use-hydrated.js';

/** One format per catalogue: Intl formatters are slow to construct, and every row of a list needs some. */
const formats = new WeakMap<Messages, KnownFormat>();
/** Those of a server, which does not know the reader's time zone and clock. */
const serverFormats = new WeakMap<Messages, KnownFormat>();

interface KnownFormat {
  readonly locale: string;
  readonly format: Format;
}

/**
 * Formats numbers and dates in the language of the nearest `MessagesProvider`, as the reader's region writes them. On a server, and while its markup is hydrated, dates are in UTC and
 * no time is relative.
 */
export function useFormat(): Format {
  const locale = useFormattingLocale();
  const text = useMessages(messages);
  const isHydrated = useHydrated();
  const known = isHydrated ? formats : serverFormats;
  const found = known.get(text);
  if (found?.locale === locale) return found.format;
  const format = createFormat(locale, text, isHydrated ? clock.now : null);
  known.set(text, { locale, format });
  return format;
}
