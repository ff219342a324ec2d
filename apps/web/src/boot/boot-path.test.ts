import { readFileSync } from 'node:fs';
import { HOME_TIMELINE_PATH } from '@rookery/api-client';
import { expect, it } from 'vitest';

it('requests the page early that the home timeline requests first', () => {
  // The boot script imports nothing, so it spells the path out.
  expect(readFileSync(new URL('./boot.ts', import.meta.url), 'utf8')).toContain(`\${session.server}${HOME_TIMELINE_PATH}\``);
});
