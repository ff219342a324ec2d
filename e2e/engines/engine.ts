/** A window of a browser, as far as every engine has it. Its pages are found and pressed through `visitor.ts`. */
export interface Window {
  /** Loads an address and resolves once the document is loaded. */
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Calls a function in the page. Its arguments and result are JSON; it may not use anything around it. */
  evaluate<Result, Arguments extends readonly unknown[]>(
    task: (...values: Arguments) => Result,
    ...values: Arguments
  ): Promise<Result>;
  /** Presses the primary button at a place of the viewport, in CSS pixels. */
  press(x: number, y: number): Promise<void>;
  /** Presses one key, by its name in `KeyboardEvent.key`. */
  key(name: string): Promise<void>;
  /** Types a text into the focused element. */
  type(text: string): Promise<void>;
  /** Gives a file of the disk to the element with this selector. */
  choose(selector: string, path: string): Promise<void>;
  /** A PNG. */
  picture(): Promise<Buffer>;
  /** Page errors, reports of the content policy and console errors since the window opened, where the engine tells them. */
  faults(): Promise<string[]>;
  close(): Promise<void>;
}

/** A running browser. */
export interface Engine {
  /** Opens a window that shares nothing with others: a person of its own. */
  openWindow(): Promise<Window>;
  stop(): Promise<void>;
}

/** How a browser is started, and the files it needs. */
export interface EngineKind {
  readonly files: readonly string[];
  /** Its packages in Debian. */
  readonly packages: readonly string[];
  start(): Promise<Engine>;
}

export const VIEWPORT = { width: 1280, height: 900 };
