import { BASE } from '../routing/base.dom.js';
import { localItems } from '../storage/guarded-storage.js';
import { storageKeys } from '../storage/storage-keys.js';
import { parseConfig } from './site-config.js';

interface ConfigRequest {
  /** Known at once: from the HTML, or from an earlier visit. */
  text: string | null;
  /** The newest one, where the HTML has none. It does not reject; null where it could not be had. */
  readonly requested: Promise<string | null> | null;
}

declare global {
  interface Window {
    /** The site's configuration, as the boot script requested it. */
    rookeryConfig?: ConfigRequest | undefined;
  }
}

/**
 * The configuration that a server wrote into the page, else the stored one of an earlier visit, which is requested anew for the next. Asks at
 * most once for each page.
 */
export function requestConfig(): ConfigRequest {
  return (window.rookeryConfig ??= firstRequest());
}

function firstRequest(): ConfigRequest {
  const inside = document.querySelector<HTMLMetaElement>('meta[name="rookery:config"]');
  if (inside !== null) return { text: inside.content, requested: null };
  const key = storageKeys.siteConfig + BASE;
  const requested = fetch(`${BASE}config.json`, { credentials: 'omit' })
    .then(async response => (response.ok ? await response.text() : response.status === 404 ? '{}' : null))
    .then(text => {
      // Some hosts answer with the page for a file that they do not have.
      if (text === null || parseConfig(text) === null) return null;
      localItems.write(key, text);
      return text;
    })
    .catch(() => null);
  return { text: localItems.read(key), requested };
}
