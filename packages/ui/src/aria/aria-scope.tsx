import { useInsertionEffect, type ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';
import { useFormattingLocale } from '../i18n/messages-provider.js';
import { keepMarkupOutOfAnnouncer } from './announcer.dom.js';
import { endCancelledTransitions } from './cancelled-transitions.dom.js';
import { keepPressableStyleOut } from './pressable-style.dom.js';

/**
 * Around every part of React Aria: gives it the locale, keeps what strict policies refuse out of the page (inline styles and markup), and
 * its waits finite.
 */
export function AriaScope({ children }: { children: ReactNode }) {
  const locale = useFormattingLocale();
  // Before the effects of the parts inside, one of which adds the style.
  useInsertionEffect(() => {
    keepPressableStyleOut(document);
    keepMarkupOutOfAnnouncer(document);
    endCancelledTransitions(document);
  }, []);
  return <I18nProvider locale={locale}>{children}</I18nProvider>;
}
