const times: Readonly<Record<string, number>> = {
  noon: Date.UTC(2026, 10, 20, 12),
  midnight: Date.UTC(2026, 10, 20, 23, 59, 30),
  year: Date.UTC(2026, 11, 31, 23, 59, 30),
};

const SystemDate = Date;

/** Lets the page's clock start at a time of the toolbar and go on from there; with any other name it is the system's. */
export function startClock(name: string): void {
  const start = times[name];
  if (start === undefined) {
    globalThis.Date = SystemDate;
    return;
  }
  const begun = performance.now();
  const now = () => start + Math.floor(performance.now() - begun);
  globalThis.Date = new Proxy(SystemDate, {
    construct: (target, values: unknown[], newTarget) =>
      Reflect.construct(target, values.length === 0 ? [now()] : values, newTarget),
    apply: () => new SystemDate(now()).toString(),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  });
}
