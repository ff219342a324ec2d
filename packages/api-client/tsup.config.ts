import { defineConfig } from 'tsup';
import { packageBuild } from '../../tsup.base.ts';

export default defineConfig({
  ...packageBuild,
  entry: ['src/index.ts', 'src/list/index.ts', 'src/query/index.ts', 'src/sign-in/index.ts', 'src/testing/index.ts'],
});
