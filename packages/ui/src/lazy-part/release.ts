/** The release of the app that the page was loaded from, as far as its lazy parts need it. */
export interface Release {
  /** Whether the host serves a later release by now, without the files of this one. Asked after a part could not be loaded. */
  isOutdated(): Promise<boolean>;
  /** Says that a later release is there. */
  readonly text: string;
  /** Loads the page anew. The app may wait, so that nothing is lost. */
  readonly action: { readonly label: string; onPress(): void };
}

let current: Release | null = null;

/** Has parts that a later release has replaced offer to reload the page; null: they offer to try again. */
export function setRelease(release: Release | null): void {
  current = release;
}

/** The release of the page where a later one has taken its place; else null. */
export const outdatedRelease = async (): Promise<Release | null> => ((await current?.isOutdated()) ? current : null);
