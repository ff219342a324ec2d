import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { ConfigError, readSite } from './site-files.js';

const folder = mkdtempSync(join(tmpdir(), 'rookery-config-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The path of a configuration with this text. */
function written(text: string): string {
  const file = join(folder, 'site.json');
  writeFileSync(file, text);
  return file;
}
const readFrom = (config: string | null) => readSite(folder, { base: '/', config });

it('reads the configuration of a site, and none where the app has none', () => {
  expect(readFrom(written('{ "name": "Trams" }'))).toEqual({ base: '/', config: { name: 'Trams' } });
  expect(readFrom(null)).toEqual({ base: '/', config: {} });
});

it.each([
  ['{ "name": 7, "offline": "no" }', /^config\.json: "name" must be .+\nconfig\.json: "offline" must be true or false\.$/],
  ['{ "servers": ["tram.example"] }', /"servers\[0\]" must be/],
  ['{ "basePath": "/a" }', /"basePath" is not a field/],
  ['[]', /site\.json is not a JSON object\.$/],
  ['{ "name": ', /site\.json is not a JSON object\.$/],
])('names each unusable field of %s', (text, reason) => {
  expect(() => readFrom(written(text))).toThrow(reason);
});

it('says that a configuration cannot be read', () => {
  expect(() => readFrom(join(folder, 'none.json'))).toThrow(ConfigError);
  expect(() => readFrom(join(folder, 'none.json'))).toThrow(/none\.json cannot be read: ENOENT/);
});
