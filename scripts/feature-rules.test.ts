import { expect, it } from 'vitest';
import { featureFaults } from './feature-rules.ts';

const faults = (text: string, path = 'packages/timeline/src/rules.ts') => featureFaults([{ path, text }]);

it.each([
  `if (features.software === 'gotosocial') return null;`,
  `const isSnac = software !== 'snac';`,
  `switch (name) {\n  case 'hollo':`,
  `return /pleroma/i.test(instance.version);`,
  `return version.includes('Akkoma');`,
  `offer(features.software);`,
])('finds the comparison in %j', text => {
  expect(faults(text)).toHaveLength(1);
});

it.each([
  `const pleroma = fieldsOf(value['pleroma']);`,
  `const level = versions['mastodon'] ?? 0;`,
  `// snac === 'snac'`,
  `if (features.quotesList) return quotes;`,
])('allows %j', text => {
  expect(faults(text)).toEqual([]);
});

it('allows the table of features, tests and the built-in server', () => {
  const text = `software === 'snac'`;
  expect(faults(text, 'packages/api-client/src/features/features.ts')).toEqual([]);
  expect(faults(text, 'packages/api-client/src/stream.test.ts')).toEqual([]);
  expect(faults(text, 'packages/instance/src/server-profiles/snac.ts')).toEqual([]);
});
