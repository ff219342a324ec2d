import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { IntlMessageFormat } from 'intl-messageformat';

/**
 * Returns the function that formats an ICU message. The built file contains `intl-messageformat` without the ICU parser that the published
 * package imports (ADR 56): a text that is not parsed throws there.
 */
export function messageFormat(
  message: string | MessageFormatElement[],
  locale: string,
): (values: Readonly<Record<string, string | number | Date>>) => string {
  const format = new IntlMessageFormat(message, locale, undefined, { ignoreTag: true });
  return values => String(format.format(values));
}
