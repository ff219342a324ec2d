import type { StorybookConfig } from '@storybook/react-vite';
import { BROWSER_TARGET } from '../scripts/package-build/browser-target.ts';
import { referencePlugin } from './reference-plugin.ts';
import { requirementsIndexer, requirementsPlugin } from './requirements-plugin.ts';

/** The tests run the stories of the sources alone: a page of requirements is no story of its own. */
const isTesting = process.env['VITEST'] !== undefined;

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    ...(isTesting ? [] : ['../docs/requirements.tsv']),
    '../packages/*/src/**/*.stories.tsx',
    '../apps/web/src/**/*.stories.tsx',
  ],
  staticDirs: ['./public'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  experimental_indexers: indexers => [...(indexers ?? []), requirementsIndexer],
  viteFinal: vite => {
    (vite.plugins ??= []).push(requirementsPlugin(), referencePlugin());
    // Stories show themes inside the page: an element, a host page.
    return { ...vite, build: { ...vite.build, cssTarget: BROWSER_TARGET } };
  },
};

export default config;
