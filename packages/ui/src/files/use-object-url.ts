import { useMemo, useSyncExternalStore } from 'react';

/** An address of a file in the browser; null without one. It is revoked when the component unmounts. */
export function useObjectUrl(file: Blob | null): string | null {
  const source = useMemo(() => objectUrl(file), [file]);
  return useSyncExternalStore(source.subscribe, source.get, none);
}

const none = (): null => null;

/** Creates the address with the first subscriber and revokes it with the last. */
function objectUrl(file: Blob | null) {
  let url: string | null = null;
  return {
    get: () => url,
    subscribe(onChange: () => void): () => void {
      if (file === null) return () => undefined;
      url = URL.createObjectURL(file);
      onChange();
      return () => {
        if (url !== null) URL.revokeObjectURL(url);
        url = null;
      };
    },
  };
}
