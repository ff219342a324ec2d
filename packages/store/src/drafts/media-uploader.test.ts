import { ApiError, type MediaAttachment } from '@rookery/api-client';
import { anAttachment } from '@rookery/api-client/testing';
import { expect, test, vi } from 'vitest';
import type { DraftMedia } from '../outbox/draft.js';
import { anObservable } from '../test-support/an-observable.js';
import { draftMedia, withDetails, withoutItem, type MediaChange } from './media-list.js';
import { createMediaUploader, type MediaRequests, type UploadOptions } from './media-uploader.js';
import type { Uploads } from './media-uploads.js';

interface Upload extends UploadOptions {
  answer(attachment: MediaAttachment): Promise<void>;
  fail(error: unknown): Promise<void>;
}

const settled = async () => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
};

/** An uploader with its files, a server whose answers are given by hand, and a clock. */
function world(names: readonly string[], requests: Partial<MediaRequests> = {}) {
  const started: Upload[] = [];
  let media: readonly DraftMedia[] = names.map(name => draftMedia(name, new Blob([name]), name));
  let now = 1_000_000;
  const uploads = anObservable<Uploads>(new Map());
  const uploader = createMediaUploader(uploads);
  const work = () => uploader.work({ media, describedId: null, requests: server, now: () => now, onChange: change });
  const change = (next: MediaChange) => {
    media = next(media);
    work();
  };
  const server: MediaRequests = {
    upload: (_file, options) =>
      new Promise((resolve, reject) => {
        started.push({
          ...options,
          answer: attachment => (resolve(attachment), settled()),
          fail: error => (reject(error as Error), settled()),
        });
      }),
    saveDetails: vi.fn(() => Promise.reject(new ApiError('http', { status: 404 }))),
    ...requests,
  };
  uploads.subscribe(work);
  work();
  return {
    uploader,
    started,
    change,
    pass: (milliseconds: number) => void (now += milliseconds),
    item: (id: string) => media.find(item => item.id === id),
    phase: (id: string) => uploads.get().get(id) ?? null,
    upload(index: number): Upload {
      const upload = started[index];
      if (upload === undefined) throw new Error(`Upload ${String(index)} has not begun.`);
      return upload;
    },
  };
}

test('[CMP-01] uploads at once, with progress, and keeps the attachment', async () => {
  const { upload, item, phase } = world(['a']);
  upload(0).onProgress(0.4);
  expect(phase('a')).toEqual({ kind: 'uploading', progress: 0.4 });
  await upload(0).answer(anAttachment({ id: '7' }));
  expect(item('a')).toMatchObject({ attachment: { id: '7' }, uploadedAt: 1_000_000 });
  expect(phase('a')).toBeNull();
});

test('begins the third upload when one of two has ended', async () => {
  const { upload, started } = world(['a', 'b', 'c']);
  expect(started).toHaveLength(2);
  await upload(1).answer(anAttachment());
  expect(started).toHaveLength(3);
});

test('shows the words of the server when it refuses a file, and tries again on demand', async () => {
  const { upload, started, uploader, phase, item } = world(['a']);
  await upload(0).fail(new ApiError('http', { status: 422, serverMessage: 'File content is invalid' }));
  expect(phase('a')).toEqual({ kind: 'failed', text: 'File content is invalid', again: null });
  expect(started).toHaveLength(1);
  uploader.retry('a');
  expect(started).toHaveLength(2);
  await upload(1).answer(anAttachment());
  expect(item('a')?.attachment).not.toBeNull();
});

test('begins again after the connection is back', async () => {
  const { upload, started, uploader, phase } = world(['a']);
  await upload(0).fail(new ApiError('network'));
  expect(phase('a')).toMatchObject({ kind: 'failed', again: 'online' });
  uploader.retryAfter('online');
  expect(started).toHaveLength(2);
});

test('begins again after the connection is back when its code could not be loaded', async () => {
  const { upload, phase } = world(['a']);
  await upload(0).fail(new TypeError('Failed to fetch dynamically imported module'));
  expect(phase('a')).toEqual({ kind: 'failed', text: null, again: 'online' });
});

test('[API-10] begins again once the account has signed in anew, and not when the connection is back', async () => {
  const { upload, started, uploader, phase } = world(['a']);
  await upload(0).fail(new ApiError('http', { status: 401, serverMessage: 'The access token is invalid' }));
  uploader.retryAfter('online');
  expect(phase('a')).toEqual({ kind: 'failed', text: 'The access token is invalid', again: 'signed-in' });
  uploader.retryAfter('signed-in');
  expect(started).toHaveLength(2);
});

test('a stopped upload is aborted, and its late answer is ignored', async () => {
  const { upload, uploader, phase, item } = world(['a']);
  uploader.stop('a');
  expect(upload(0).signal.aborted).toBe(true);
  upload(0).onProgress(1);
  await upload(0).answer(anAttachment());
  expect(phase('a')).toEqual({ kind: 'stopped' });
  expect(item('a')?.attachment).toBeNull();
});

test('a late failure of a stopped upload does not end the next one', async () => {
  const { upload, uploader, phase } = world(['a']);
  uploader.stop('a');
  uploader.retry('a');
  await upload(0).fail(new ApiError('aborted'));
  expect(phase('a')).toEqual({ kind: 'uploading', progress: 0 });
});

test('removing a file aborts its upload and lets the next one begin', () => {
  const { upload, started, change, phase } = world(['a', 'b', 'c']);
  change(withoutItem('a'));
  expect(upload(0).signal.aborted).toBe(true);
  expect(phase('a')).toBeNull();
  expect(started).toHaveLength(3);
});

test('saves a description that was typed after the upload', async () => {
  const saveDetails = vi.fn<MediaRequests['saveDetails']>(() =>
    Promise.resolve(anAttachment({ id: '7', description: 'A heron' })),
  );
  const { upload, change, item, phase } = world(['a'], { saveDetails });
  await upload(0).answer(anAttachment({ id: '7', description: null, meta: null }));
  change(withDetails('a', { description: 'A heron', focus: { x: 0.5, y: 0 } }));
  await settled();
  expect(saveDetails).toHaveBeenCalledExactlyOnceWith(
    '7',
    { description: 'A heron', focus: { x: 0.5, y: 0 } },
    expect.anything(),
  );
  expect(item('a')?.attachment).toMatchObject({ description: 'A heron', meta: { focus: { x: 0.5, y: 0 } } });
  expect(phase('a')).toBeNull();
});

test('a description typed during the upload is saved after it', async () => {
  const saveDetails = vi.fn<MediaRequests['saveDetails']>(() => Promise.resolve(anAttachment({ id: '7' })));
  const { upload, change } = world(['a'], { saveDetails });
  change(withDetails('a', { description: 'A heron' }));
  expect(saveDetails).not.toHaveBeenCalled();
  await upload(0).answer(anAttachment({ id: '7' }));
  await settled();
  expect(saveDetails).toHaveBeenCalledOnce();
});

test('uploads the file again with its description where the server cannot change it', async () => {
  const { upload, started, change, item } = world(['a']);
  await upload(0).answer(anAttachment({ id: '7', description: null }));
  change(withDetails('a', { description: 'A heron' }));
  await settled();
  expect(started).toHaveLength(2);
  expect(upload(1).description).toBe('A heron');
  await upload(1).answer(anAttachment({ id: '8', description: null }));
  expect(item('a')?.attachment?.id).toBe('8');
  expect(started).toHaveLength(2);
});

test('[CMP-02] uploads a file again that the server may have deleted', async () => {
  const { upload, started, change, pass } = world(['a']);
  await upload(0).answer(anAttachment());
  pass(12 * 3_600_000 + 1);
  change(media => [...media]);
  expect(started).toHaveLength(2);
});

test('ends its requests when it is disposed of, and begins them again when it works on', () => {
  const { upload, started, uploader, change } = world(['a']);
  uploader.dispose();
  expect(upload(0).signal.aborted).toBe(true);
  change(media => [...media]);
  expect(started.length).toBeGreaterThan(1);
});
