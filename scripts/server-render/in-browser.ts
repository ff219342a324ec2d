// Runs in a window of its own: hydrates the markup of a server and returns all that React says about it.
import { act, version } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { examples } from './public-components.ts';
import type { BrowserSide } from './render.ts';

const hydrate: BrowserSide['hydrate'] = async (name, markup) => {
  const example = examples.get(name);
  if (example === undefined) throw new Error(`There is no example "${name}".`);
  const said: string[] = [];
  const keep = (...parts: unknown[]): void => void said.push(parts.map(String).join(' '));
  const { error } = console;
  console.error = keep;
  const container = document.createElement('div');
  container.innerHTML = markup;
  document.body.append(container);
  try {
    const root = await act(async () => hydrateRoot(container, example(), { onRecoverableError: keep }));
    const html = container.innerHTML;
    await act(async () => root.unmount());
    return { said, html };
  } catch (failure) {
    return { said: [...said, String(failure)], html: '' };
  } finally {
    container.remove();
    console.error = error;
  }
};

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true, browserSide: { hydrate, version } satisfies BrowserSide });
