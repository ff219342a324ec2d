/** Where a page keeps its faults. Playwright sends the function below to the page by its text: it may use nothing around it. */
interface WatchedWindow {
  __faults?: string[];
}

/** Collects errors and reports of the content policy of this document from now on, and those reports that came before. */
export function watchFaults(): void {
  const page = window as WatchedWindow;
  if (page.__faults !== undefined) return;
  const faults: string[] = [];
  page.__faults = faults;
  addEventListener('error', event => {
    // A picture that does not load is an event without a message.
    if (event.message) faults.push(`error: ${event.message}`);
  });
  addEventListener('unhandledrejection', event => void faults.push(`rejection: ${String(event.reason)}`));
  document.addEventListener('securitypolicyviolation', event => {
    faults.push(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
  });
  const error = console.error.bind(console);
  console.error = (...values: unknown[]) => {
    faults.push(`console: ${values.map(String).join(' ')}`);
    error(...values);
  };
  if (typeof ReportingObserver === 'undefined') return;
  const add = (reports: readonly { body: unknown }[]): void => {
    for (const { body } of reports) faults.push(`policy: ${JSON.stringify(body)}`);
  };
  new ReportingObserver(add as ReportingObserverCallback, { buffered: true, types: ['csp-violation'] }).observe();
}

/** The faults of this document. */
export function faultsOfPage(): string[] {
  return (window as WatchedWindow).__faults ?? [];
}
