import { clock } from './clock.js';
import { messages } from '../messages.js';
import { createFormat } from './format.js';
import type { Format } from './format.js';
import type { Messages } from '../i18n/messages.js';
import { useLocale, useMessages } from '../i18n/messages-provider.js';

/** One for each catalogue, since the browser's formatters are costly to make and every row of a list needs some. */
const formats = new WeakMap<Messages, Format>();

/** Numbers and dates as the language around writes them. */
export function useFormat(): Format {
  const { locale } = useLocale();
  const text = useMessages(messages);
  let format = formats.get(text);
  if (format === undefined) formats.set(text, (format = createFormat(locale, text, clock.now)));
  return format;
}
