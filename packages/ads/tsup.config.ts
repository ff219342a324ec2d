import { defineConfig } from 'tsup';
import { componentBuild } from '../../tsup.base.ts';

export default defineConfig({
  ...componentBuild,
  entry: ['src/index.ts', 'src/rules.ts', 'src/locales/ar.ts', 'src/styles.css'],
});
