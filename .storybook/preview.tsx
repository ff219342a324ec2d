import '../apps/web/src/styles.css';
import type { Preview } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import { configure } from 'storybook/test';
import { directionOf, MessagesProvider } from '@rookery/ui';

// What a story waits for comes at once; a busy machine may take its time.
configure({ asyncUtilTimeout: 10_000 });

const arabic = Object.assign(
  {},
  ...Object.values(
    import.meta.glob<Record<string, string>>('../{packages,apps}/*/src/locales/ar.ts', { eager: true, import: 'ar' }),
  ),
) as Record<string, string>;

interface Surroundings {
  theme: string;
  locale: string;
  children: ReactNode;
}

/** What the app's shell sets on the page: theme, language and direction. */
function Page({ theme, locale, children }: Surroundings) {
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
