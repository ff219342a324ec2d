import '../apps/web/src/frame.css';
import '../apps/web/src/styles.css';
import type { Preview } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import { configure } from 'storybook/test';
import { directionOf, MessagesProvider } from '@rookery/ui';

// Stories settle at once, but a busy machine can be slow.
configure({ asyncUtilTimeout: 10_000 });

const arabic = Object.assign(
  {},
  ...Object.values(
    import.meta.glob<Record<string, string>>('../{packages,apps}/*/src/locales/ar.ts', { eager: true, import: 'ar' }),
  ),
) as Record<string, string>;

interface PageProps {
  theme: string;
  locale: string;
  children: ReactNode;
}

/** Sets theme, language and direction on the document, as the app does. */
function Page({ theme, locale, children }: PageProps) {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.lang = locale;
    root.dir = directionOf(locale);
    root.dataset['theme'] = theme === 'contrast' ? 'light' : theme;
    if (theme === 'contrast') root.dataset['contrast'] = 'more';
    else delete root.dataset['contrast'];
  }, [theme, locale]);
  return (
    <MessagesProvider locale={locale} translations={locale === 'ar' ? arabic : undefined}>
      {children}
    </MessagesProvider>
  );
}

const preview: Preview = {
  parameters: {
    a11y: { test: 'error' },
    controls: { expanded: false },
  },
  initialGlobals: { theme: 'light', locale: 'en' },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { icon: 'contrast', items: ['light', 'dark', 'contrast'], dynamicTitle: true },
    },
    locale: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        items: [
          { value: 'en', title: 'English' },
          { value: 'ar', title: 'العربية' },
        ],
        dynamicTitle: true,
      },
    },
  },
  decorators: [
    (Story, { globals }) => (
      <Page theme={String(globals['theme'])} locale={String(globals['locale'])}>
        <Story />
      </Page>
    ),
  ],
};

export default preview;
