import { expect, test, vi } from 'vitest';
import { loadCatalogue } from './load-catalogue.js';

const catalogues = {
  '../locales/ar.ts': vi.fn(async () => ({ ar: { 'a.b': 'أ' } })),
  '../locales/de.ts': vi.fn(async () => ({ de: { 'a.b': 'A' } })),
};

test('[I18N-01] loads the file of the language alone', async () => {
  expect(await loadCatalogue(catalogues, 'de-AT')).toEqual({ 'a.b': 'A' });
  expect(catalogues['../locales/ar.ts']).not.toHaveBeenCalled();
});

test('[I18N-01] has no texts, which is English, for a language without a file', async () => {
  expect(await loadCatalogue(catalogues, 'en')).toEqual({});
  expect(await loadCatalogue(catalogues, 'e')).toEqual({});
});

test('fails with its file', async () => {
  await expect(loadCatalogue({ './ar.ts': () => Promise.reject(new Error('offline')) }, 'ar')).rejects.toThrow('offline');
});
