/**
 * Listens for keys with code that is fetched when the first comes that could mean something. What is pressed until the code is
 * here is kept and then told in its order. Returns the way to stop.
 */
export function listenLater(load: () => Promise<(event: KeyboardEvent) => void>): () => void {
  let listener: ((event: KeyboardEvent) => void) | null = null;
  let waiting: KeyboardEvent[] = [];
  const onKeyDown = (event: KeyboardEvent) => {
    if (listener !== null) return listener(event);
    const field = (event.target as Element).closest?.('input, textarea, select, [contenteditable]') ?? null;
    if (event.defaultPrevented || (field === null) === (event.key === 'Escape')) return;
    if (waiting.push(event) > 1) return;
    load().then(
      loaded => {
        listener = loaded;
        for (const press of waiting) loaded(press);
      },
      // The next press tries again.
      () => (waiting = []),
    );
  };
  document.addEventListener('keydown', onKeyDown);
  return () => document.removeEventListener('keydown', onKeyDown);
}
