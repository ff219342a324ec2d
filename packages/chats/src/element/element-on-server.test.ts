import { expect, it } from 'vitest';

it('lets a server import the element', async () => {
  expect(globalThis).not.toHaveProperty('document');
  const { RookeryChatsElement } = await import('./index.js');
  expect(RookeryChatsElement.observedAttributes).toContain('server');
});
