import { createMediaUploader, type Uploads, type UploadWork } from '@rookery/store/drafts';
import { createStore, useStore } from '@rookery/ui';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Uploads the files of a post while the component is mounted. */
export function useMediaUploads(work: UploadWork) {
  const [state] = useState(() => createStore<Uploads>(new Map()));
  const [uploader] = useState(() => createMediaUploader(state));
  const uploads = useStore(state, phases => phases);

  // After each render: its callbacks are the latest, too. Without a change of the files it does nothing. An answer is in the files before the
  // state of its upload ends: React 18 renders the change of a store first, and a file without its answer would be uploaded again.
  useEffect(() => uploader.work({ ...work, onChange: change => flushSync(() => work.onChange(change)) }));
  useEffect(() => {
    const retry = () => uploader.retryAfter('online');
    window.addEventListener('online', retry);
    return () => {
      window.removeEventListener('online', retry);
      uploader.dispose();
    };
  }, [uploader]);
  // Another token has other requests.
  const { requests } = work;
  useEffect(() => uploader.retryAfter('signed-in'), [uploader, requests]);

  return { uploads, stop: uploader.stop, retry: uploader.retry };
}
