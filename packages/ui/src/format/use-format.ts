import { clock } from './clock.js';
import { messages } from '../messages.js';
import { createFormat } from './format.js';
import type { Format } from './format.js';
import type { Messages } from '../i18n/messages.js';
import { useLocale, useMessages } from '../i18n/messages-provider.js';

/** One format per catalogue: Intl formatters are slow to construct, and every row of a list needs some. */
const formats = new WeakMap<Messages, Format>();

/** Formats numbers and dates in the locale of the nearest `MessagesProvider`. */
export function useFormat(): Format {
  const { locale } = useLocale();
  const text = useMessages(messages);
  let format = formats.get(text);
  if (format === undefined) formats.set(text, (format = createFormat(locale, text, clock.now)));
  return format;
}
