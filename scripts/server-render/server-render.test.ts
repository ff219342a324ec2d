import { beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, renderOnServer, type BrowserSide, type ServerRender } from './render.ts';

describe.each(['18', '19'] as const)('with React %s', version => {
  let server: ServerRender;
  let browser: BrowserSide;
  beforeAll(async () => {
    server = await renderOnServer(version);
    browser = await openBrowser(version);
  }, 240_000);

  it('runs in that version', () => {
    expect(browser.version).toMatch(new RegExp(`^${version}\\.`));
  });

  it('has an example of every public component', () => {
    expect(server.withoutExample).toEqual([]);
  });

  it('renders every public component in Node, without errors and warnings', () => {
    expect(server.errors).toEqual({});
  });

  it('writes no style attributes in Node, which a strict policy refuses', () => {
    const styled = Object.entries(server.markup).map(([name, markup]) => [name, markup.match(/ style="[^"]*"/g) ?? []] as const);
    expect(styled.filter(([, styles]) => styles.length > 0)).toEqual([]);
  });

  it('hydrates every public component without errors and warnings', async () => {
    const said: Record<string, readonly string[]> = {};
    for (const [name, markup] of Object.entries(server.markup)) {
      const hydrated = await browser.hydrate(name, markup);
      if (hydrated.said.length > 0) said[name] = hydrated.said;
    }
    expect(said).toEqual({});
  }, 120_000);

  it('renders the words of a post in Node, and its links once it is hydrated', async () => {
    const markup = server.markup['timeline: StatusScreen'] ?? '';
    expect(markup).toContain('Eleven nests &amp; counting');
    expect(markup).not.toContain('href="https://harbour.example/nests"');
    const { html } = await browser.hydrate('timeline: StatusScreen', markup);
    expect(html).toContain('href="https://harbour.example/nests"');
  });

  it('renders times in UTC in Node, and for the reader once they are hydrated', async () => {
    const name = 'ui: RelativeTime';
    expect(server.markup[name]).toContain('>Nov 20, 2026<');
    expect((await browser.hydrate(name, server.markup[name] ?? '')).html).not.toContain('>Nov 20, 2026<');
  });
});
