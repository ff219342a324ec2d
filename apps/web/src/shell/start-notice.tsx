import { defineMessages, directionOf, MessagesProvider, useMessages, type Translations } from '@rookery/ui';

/** Texts of a page whose app has not started: in the HTML alone. */
export const startMessages = defineMessages('start', {
  late: 'Rookery has not started yet',
  lateText: 'The connection may be slow or interrupted, or this browser may be too old. Reload the page, or update the browser.',
  reload: 'Reload',
  scriptless: 'Rookery needs JavaScript',
  scriptlessText: 'Switch it on for this page in the settings of your browser, then reload the page.',
});

export interface StartNoticeProps {
  /** The texts of each language, by its BCP 47 name; English needs none. */
  catalogues: Readonly<Record<string, Translations>>;
}

/**
 * Says what to do where the app does not start: after 10 s (`--app-start-after`), or at once in a browser without script. The style sheet alone
 * shows it, in the language of the root element: no script of ours may run. The app replaces it.
 */
export function StartNotice({ catalogues }: StartNoticeProps) {
  return Object.entries(catalogues).map(([locale, translations]) => (
    <MessagesProvider key={locale} locale={locale} translations={translations}>
      <Notice locale={locale} />
    </MessagesProvider>
  ));
}

function Notice({ locale }: { locale: string }) {
  const text = useMessages(startMessages);
  const reload = (
    // oxlint-disable-next-line jsx-a11y/anchor-is-valid -- an empty address is that of the page
    <a href="" className="app-start-reload">
      {text.reload()}
    </a>
  );
  return (
    <main className="app-start" lang={locale} dir={directionOf(locale)}>
      <div className="app-start-late" role="alert">
        <h1>{text.late()}</h1>
        <p>{text.lateText()}</p>
        {reload}
      </div>
      <noscript>
        <div>
          <h1>{text.scriptless()}</h1>
          <p>{text.scriptlessText()}</p>
          {reload}
        </div>
      </noscript>
    </main>
  );
}
