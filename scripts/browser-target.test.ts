import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BROWSER_TARGET } from './package-build/browser-target.ts';

describe('the oldest supported browsers', () => {
  it('are those of the table in the README', () => {
    const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8');
    const section = readme.split('\n## ').find(text => text.startsWith('Supported browsers')) ?? '';
    const versions = [...section.matchAll(/^\| (\w+)[^|]* \| ([\d.]+) \|/gm)].map(
      ([, name = '', version]) => name.toLowerCase() + version,
    );
    const names = BROWSER_TARGET.map(target => target.replace('chrome', 'chromium'));
    expect(versions.filter(version => !version.startsWith('webkitgtk'))).toEqual(names);
  });
});
