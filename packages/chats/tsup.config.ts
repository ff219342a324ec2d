import { defineConfig } from 'tsup';
import { packageBuild } from '../../tsup.base.ts';

export default defineConfig({
  ...packageBuild,
  entry: ['src/index.ts', 'src/unread/index.ts', 'src/sending/index.ts', 'src/locales/ar.ts'],
});
