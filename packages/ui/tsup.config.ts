import { defineConfig } from 'tsup';
import { componentBuild } from '../../tsup.base.ts';

export default defineConfig({
  ...componentBuild,
  entry: [
    'src/index.ts',
    'src/modal/index.ts',
    'src/menu/index.ts',
    'src/keyboard/index.ts',
    'src/list/index.ts',
    'src/rich-text/index.ts',
    'src/completion/index.ts',
    'src/emoji/index.ts',
    'src/date-time-field/index.ts',
    'src/date-time-field/styles.css',
    'src/account-search/index.ts',
    'src/account-search/styles.css',
    'src/hover-card/index.ts',
    'src/hover-card/styles.css',
    'src/combo-box/index.ts',
    'src/combo-box/styles.css',
    'src/tabs/index.ts',
    'src/tabs/styles.css',
    'src/testing/index.ts',
    'src/locales/ar.ts',
    'src/styles.css',
    'src/frame.css',
    'src/parts.css',
    'src/embedded.css',
    'src/styles/tokens.css',
  ],
});
