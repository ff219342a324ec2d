import { readFileSync } from 'node:fs';
import { firstPagePath } from '@rookery/timeline';
import { expect, it } from 'vitest';

it('asks early for exactly the page that the home timeline asks for first', () => {
  // The boot script imports nothing, so it spells the path out.
  expect(readFileSync(new URL('./boot.ts', import.meta.url), 'utf8')).toContain(
    `\${session.server}${firstPagePath({ kind: 'home' })}\``,
  );
});
