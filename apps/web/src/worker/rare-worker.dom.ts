/* The workers as few pages see them: the search, and what the service worker keeps. Home loads `page-worker.dom.ts` without it. */
import type { SearchWorker } from '@rookery/store/search';
import { workerAddress, workers } from './page-worker.dom.js';
import { PICTURES, SHARED, SHARED_NAME } from './worker-rules.js';

/** Starts the worker that searches what was read; null where the browser has none. */
export function startSearchWorker(): SearchWorker | null {
  try {
    return new Worker(workerAddress('search'));
  } catch {
    return null;
  }
}

/** The size of the pictures that are kept, in bytes; null where none can be. */
export async function picturesSize(): Promise<number | null> {
  try {
    if (workers() === null || !(await caches.has(PICTURES))) return workers() === null ? null : 0;
    const answers = await (await caches.open(PICTURES)).matchAll();
    const sizes = answers.map(async answer => Number(answer.headers.get('content-length') ?? (await answer.blob()).size));
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  } catch {
    return null;
  }
}

/** Takes the files that another app shared: they are there once. */
export async function takeShared(): Promise<File[]> {
  const answers = await (await caches.open(SHARED)).matchAll();
  const files = await Promise.all(
    answers.map(async answer => {
      const blob = await answer.blob();
      return new File([blob], nameOf(answer.headers.get(SHARED_NAME) ?? ''), { type: blob.type });
    }),
  );
  await caches.delete(SHARED);
  return files;
}

function nameOf(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return '';
  }
}
