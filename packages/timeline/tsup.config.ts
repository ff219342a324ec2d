import { defineConfig } from 'tsup';
import { componentBuild } from '../../tsup.base.ts';

export default defineConfig({
  ...componentBuild,
  entry: [
    'src/index.ts',
    'src/injections/index.ts',
    'src/suggestions/index.ts',
    'src/follow/index.ts',
    'src/compose/index.ts',
    'src/compose/compose.css',
    'src/reactions/index.ts',
    'src/reactions/reactions.css',
    'src/events/index.ts',
    'src/events/styles.css',
    'src/history/index.ts',
    'src/history/styles.css',
    'src/notifications/index.ts',
    'src/notifications/styles.css',
    'src/scheduled/index.ts',
    'src/scheduled/styles.css',
    'src/locales/ar.ts',
    'src/styles.css',
    'src/frame.css',
    'src/parts.css',
  ],
});
