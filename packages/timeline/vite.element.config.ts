import { defineConfig } from 'vite';
import { elementBuild } from '../../scripts/package-build/element-build.ts';

/** The element with React inside, and the files that it loads when a person needs them. */
export default defineConfig(elementBuild(import.meta.url, 'timeline'));
