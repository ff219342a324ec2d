/*
 * Runs before the app's modules have arrived: sets the reader's theme, language and direction so that nothing flashes, and asks
 * for the first page of the home timeline. It imports nothing and never throws; what it started is taken by `early-fetch.ts`.
 */
interface Stored {
  current?: string | null;
  sessions?: { id: string; server: string; accessToken: string }[];
}

(() => {
  const read = (storage: 'localStorage' | 'sessionStorage', key: string): unknown => {
    try {
      return JSON.parse(window[storage].getItem(key) ?? 'null');
    } catch {
      return null;
    }
  };

  const settings = read('localStorage', 'rookery:settings') as {
    theme?: string;
    contrast?: string;
    locale?: string;
    motion?: string;
  } | null;
  const page = document.documentElement;
  if (settings?.theme === 'light' || settings?.theme === 'dark') page.dataset['theme'] = settings.theme;
  if (settings?.contrast === 'more') page.dataset['contrast'] = 'more';
  if (settings?.motion === 'reduce') page.dataset['motion'] = 'reduce';
  const wanted = settings?.locale ?? navigator.language;
  if (/^ar\b/.test(wanted)) {
    page.lang = 'ar';
    page.dir = 'rtl';
  }

  if (location.pathname !== '/') return;
  // The tab's own choice of account lies in session storage, the choice for new tabs in local storage; sessions may lie in either.
  const stores = (['sessionStorage', 'localStorage'] as const).map(storage => read(storage, 'rookery:sessions') as Stored | null);
  const sessions = stores
    .flatMap(store => (Array.isArray(store?.sessions) ? store.sessions : []))
    .filter(entry => entry !== null);
  const session = stores
    .map(store => sessions.find(candidate => candidate.id === store?.current))
    .find(found => found !== undefined);
  if (session === undefined) return;
  const url = `${session.server}/api/v1/timelines/home?limit=20`;
  const response = fetch(url, {
    headers: { Authorization: `Bearer ${session.accessToken}`, Accept: 'application/json' },
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  });
  // Whoever takes the answer hears of its failure; until then it must not count as unhandled.
  response.catch(() => undefined);
  window.rookeryEarly = { url, accessToken: session.accessToken, response };
})();
