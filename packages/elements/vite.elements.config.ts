import { defineConfig } from 'vite';
import { elementsBuild } from '../../scripts/package-build/element-build.ts';

/** The elements of several packages over the code that they share. */
export default defineConfig(elementsBuild(import.meta.url, ['chats', 'timeline', 'players']));
