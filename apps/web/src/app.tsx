import {
  LayerHistoryProvider,
  LinkProvider,
  loadCatalogue,
  MessagesProvider,
  ToastRegion,
  useLocale,
  type Catalogues,
  type LinkPlace,
  type Translations,
} from '@rookery/ui';
import type { Language } from '@rookery/ui/languages';
import { useCallback, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { PageErrorBoundary } from './shell/page-error-boundary.js';
import { AppRoutes } from './routes.js';
import type { Connection } from './session/connection.data.js';
import { SessionProvider, useSession } from './session/session-provider.js';
import { SettingsProvider, useSettings } from './settings/settings-provider.js';
import { chooseLocale } from './settings/settings.js';
import { PeopleWiring } from './people-wiring.js';
import { TimelineWiring } from './timeline-wiring.js';
import { BASE } from './routing/base.dom.js';
import { ownPlace, remotePlace } from './routing/own-place.js';
import { AppLink, LinkFollower } from './routing/router-link.js';

const noTranslations: Translations = {};
const ownCatalogues = import.meta.glob('./locales/*.ts');

interface AppProps {
  /** The connection of the account that is shown first, where it was made before React started. */
  firstConnection: Connection | null;
  /** Holds the history: a story has one of its own. */
  Router?: ComponentType<{ children: ReactNode }>;
  /** The texts of each language. Stable. */
  catalogues?: Catalogues;
}

const AppRouter = ({ children }: { children: ReactNode }) => <BrowserRouter basename={BASE}>{children}</BrowserRouter>;

export function App({ firstConnection, Router = AppRouter, catalogues = ownCatalogues }: AppProps) {
  return (
    <SettingsProvider>
      <Texts catalogues={catalogues}>
        <PageErrorBoundary>
          <Router>
            <LayerHistoryProvider>
              <LinkFollower />
              <SessionProvider first={firstConnection}>
                <AppLinks>
                  <TimelineWiring>
                    <PeopleWiring>
                      <AppRoutes />
                    </PeopleWiring>
                  </TimelineWiring>
                </AppLinks>
              </SessionProvider>
            </LayerHistoryProvider>
          </Router>
        </PageErrorBoundary>
        <ToastRegion />
      </Texts>
    </SettingsProvider>
  );
}

/**
 * Sets the links of all packages: `AppLink`, and which addresses are pages of the app: by their form those on the hosts of the app and the
 * reader's server, and posts of other servers for an account, whose server fetches them.
 */
function AppLinks({ children }: { children: ReactNode }) {
  const { session, server } = useSession();
  const isSignedIn = session !== null;
  const placeOf = useCallback(
    (url: string): LinkPlace | null => {
      const { host } = globalThis.location;
      const own = ownPlace(url, server === null ? [host] : [host, new URL(server).host], BASE);
      return own ?? (isSignedIn ? remotePlace(url) : null);
    },
    [server, isSignedIn],
  );
  return (
    <LinkProvider component={AppLink} placeOf={placeOf}>
      {children}
    </LinkProvider>
  );
}

/** Loads the translations of the chosen language. English, which needs none, shows until they are there. */
function Texts({ catalogues, children }: { catalogues: Catalogues; children: ReactNode }) {
  const { settings } = useSettings();
  const wanted = chooseLocale(settings, navigator.languages);
  const [loaded, setLoaded] = useState<{ locale: Language; translations: Translations }>({
    locale: 'en',
    translations: noTranslations,
  });

  useEffect(() => {
    let isCurrent = true;
    void loadCatalogue(catalogues, wanted)
      // English is better than no page.
      .catch(() => noTranslations)
      .then(translations => {
        if (isCurrent) setLoaded({ locale: wanted, translations });
      });
    return () => {
      isCurrent = false;
    };
  }, [catalogues, wanted]);

  return (
    <MessagesProvider locale={loaded.locale} translations={loaded.translations}>
      <PageLanguage isSettled={loaded.locale === wanted} />
      {children}
    </MessagesProvider>
  );
}

/** Sets `lang` and `dir` of the document for style sheets and assistive technology. */
function PageLanguage({ isSettled }: { isSettled: boolean }) {
  const { locale, direction } = useLocale();
  useEffect(() => {
    // The boot script has set the wanted direction already: keep it while the translations load.
    if (!isSettled) return;
    document.documentElement.lang = locale;
    document.documentElement.dir = direction;
  }, [locale, direction, isSettled]);
  return null;
}
