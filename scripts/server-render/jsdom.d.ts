declare module 'jsdom' {
  /** The part that is used here of a package without types. */
  export class JSDOM {
    readonly window: Window & { Element: typeof Element; HTMLMediaElement: typeof HTMLMediaElement; eval(code: string): unknown };
    constructor(html: string, options: { url: string; runScripts: 'outside-only'; pretendToBeVisual: boolean });
  }
}
