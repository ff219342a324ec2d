import { expect, it } from 'vitest';

it('lets a server import the element', async () => {
  expect(globalThis).not.toHaveProperty('document');
  const { RookeryTimelineElement } = await import('./index.js');
  expect(RookeryTimelineElement.observedAttributes).toContain('server');
});
