import '../apps/web/src/frame.css';
import '../apps/web/src/styles.css';
import type { Preview } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import { configure } from 'storybook/test';
import { MessagesProvider, type Translations } from '@rookery/ui';
import { PSEUDO_LOCALE } from '@rookery/ui/testing';
import { pseudoCatalogue } from '../apps/web/src/test-support/pseudo-catalogue.js';
import { startClock } from './clock.js';
import { applyDisplay } from './display.js';
import { DocsPage } from './docs-page.js';
import { withLoggedCalls } from './log-calls.js';
import { interceptRequests, takeForeignRequests } from './requests.js';
import { globalTypes, initialGlobals, type ToolbarValues } from './toolbar.js';

// Examples count their times from the moment that their file loads: before a story as well as between two.
const startFirstClock = () => startClock(String(initialGlobals['clock']));
startFirstClock();

// Stories settle at once, but a busy machine can be slow.
configure({ asyncUtilTimeout: 10_000 });

/** Every text of the app and its packages, by language. */
const catalogues: Readonly<Record<string, Translations>> = Object.assign(
  {},
  ...Object.values(import.meta.glob<object>('../apps/web/src/locales/*.ts', { eager: true })),
);

interface PageProps {
  values: ToolbarValues;
  translations: Translations | undefined;
  children: ReactNode;
}

/** Sets theme, language and direction on the document, as the app does. */
function Page({ values, translations, children }: PageProps) {
  useLayoutEffect(() => applyDisplay(values), [values]);
  return (
    <MessagesProvider locale={values.locale} translations={translations}>
      {children}
    </MessagesProvider>
  );
}

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    a11y: { test: 'error' },
    controls: { expanded: false },
    docs: { page: DocsPage },
    options: {
      storySort: {
        order: [
          'Requirements',
          ['All requirements'],
          'App',
          ['Pages'],
          'Timeline',
          'People',
          'Chats',
          'Media player',
          'Ads',
          'UI',
        ],
        method: 'alphabetical',
      },
    },
  },
  initialGlobals,
  globalTypes,
  beforeAll: interceptRequests,
  beforeEach: ({ globals }) => {
    takeForeignRequests();
    startClock(String(globals['clock']));
    // Before the story is drawn: its elements read the language of the document as soon as they are in it.
    applyDisplay(globals as ToolbarValues);
    return startFirstClock;
  },
  afterEach: ({ canvasElement }) => {
    const filled = [...canvasElement.querySelectorAll('.rk-icon')].filter(icon => getComputedStyle(icon).maskImage === 'none');
    if (filled.length > 0)
      throw new Error(`Icons are boxes, without their mask: ${filled.map(icon => icon.className).join(', ')}`);
    const foreign = takeForeignRequests();
    if (foreign.length > 0) throw new Error(`The story asks other hosts: ${[...new Set(foreign)].join(', ')}`);
  },
  loaders: [
    async ({ globals }) => ({
      translations: globals['locale'] === PSEUDO_LOCALE ? await pseudoCatalogue() : catalogues[String(globals['locale'])],
    }),
  ],
  decorators: [
    (Story, { globals, args, loaded }) => (
      <Page values={globals as ToolbarValues} translations={loaded['translations'] as Translations | undefined}>
        <Story args={withLoggedCalls(args)} />
      </Page>
    ),
  ],
};

export default preview;
