import { lazy, Suspense, type ComponentProps } from 'react';

const PendingScreen = lazy(async () => ({ default: (await import('./pending.screen.js')).PendingScreen }));

/** A post on its way. Its code comes with the first one. */
export function PendingRow(props: ComponentProps<typeof PendingScreen>) {
  return (
    <Suspense fallback={null}>
      <PendingScreen {...props} />
    </Suspense>
  );
}
