import { describe, expect, it, vi } from 'vitest';
import { isApiError } from './errors.js';
import { createHttp } from './http.js';
import { upload } from './upload.js';

/** A fake XMLHttpRequest; the test fires its events. */
class FakeXhr extends EventTarget {
  static last: FakeXhr | null = null;
  readonly upload = new EventTarget();
  readonly sent: Record<string, string> = {};
  status = 0;
  timeout = 0;
  responseText = '';
  address = '';
  body: unknown = null;

  constructor() {
    super();
    FakeXhr.last = this;
  }
  open(method: string, address: string) {
    this.address = `${method} ${address}`;
  }
  setRequestHeader(name: string, value: string) {
    this.sent[name] = value;
  }
  getAllResponseHeaders() {
    return 'content-type: application/json\r\nretry-after: 10\r\n';
  }
  send(body: unknown) {
    this.body = body;
  }
  abort() {
    this.end('abort');
  }
  progress(loaded: number, total: number) {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { lengthComputable: total > 0, loaded, total }));
  }
  answer(status: number, body: string) {
    this.status = status;
    this.responseText = body;
    this.end('load');
  }
  end(event: string) {
    this.dispatchEvent(new Event(event));
    this.dispatchEvent(new Event('loadend'));
  }
}

const http = createHttp({ baseUrl: 'https://a.test', accessToken: 'secret', now: () => 0 });

function start(options: Parameters<typeof upload>[3] = {}) {
  const form = new FormData();
  form.append('file', new Blob(['boat']));
  const result = upload(
    http,
    FakeXhr as unknown as new () => XMLHttpRequest,
    { method: 'POST', path: '/api/v2/media', form },
    options,
  );
  const outcome = result.then(
    answer => answer.data,
    (error: unknown) => (isApiError(error) ? error.kind : error),
  );
  const xhr = FakeXhr.last;
  if (xhr === null) throw new Error('Nothing was sent.');
  return { xhr, outcome, form };
}

describe('an upload', () => {
  it('[API-03] sends the form with the token and reports progress', async () => {
    const onProgress = vi.fn<(progress: number) => void>();
    const { xhr, outcome, form } = start({ onProgress });
    expect([xhr.address, xhr.sent['Authorization'], xhr.body]).toEqual([
      'POST https://a.test/api/v2/media',
      'Bearer secret',
      form,
    ]);
    expect(xhr.sent['Content-Type']).toBeUndefined();
    xhr.progress(0, 0);
    xhr.progress(1, 4);
    xhr.progress(4, 4);
    xhr.answer(200, '{"id":"1"}');
    expect(await outcome).toEqual({ id: '1' });
    expect(onProgress.mock.calls).toEqual([[0.25], [1]]);
  });

  it.each([
    ['error', 'network'],
    ['timeout', 'timeout'],
    ['abort', 'aborted'],
  ])('[API-08] rejects after %s with %s', async (event, kind) => {
    const { xhr, outcome } = start();
    xhr.end(event);
    expect(await outcome).toBe(kind);
  });

  it.each([
    [413, '<html>Too large</html>', 'http'],
    [429, '{"error":"Throttled"}', 'rate_limit'],
    [200, '<html>Log in</html>', 'decode'],
  ])('[API-08] rejects a response %i %s with %s', async (status, body, kind) => {
    const { xhr, outcome } = start();
    xhr.answer(status, body);
    expect(await outcome).toBe(kind);
  });

  it('[API-08] aborts with the signal and does not start when it has aborted', async () => {
    const controller = new AbortController();
    const { outcome } = start({ signal: controller.signal });
    controller.abort();
    expect(await outcome).toBe('aborted');
    FakeXhr.last = null;
    await expect(
      upload(
        http,
        FakeXhr as unknown as new () => XMLHttpRequest,
        { method: 'POST', path: '/x', form: new FormData() },
        { signal: controller.signal },
      ),
    ).rejects.toMatchObject({ kind: 'aborted' });
    expect(FakeXhr.last).toBeNull();
  });

  it('[API-08] rejects a path of another origin', async () => {
    await expect(
      upload(http, FakeXhr as unknown as new () => XMLHttpRequest, {
        method: 'POST',
        path: 'https://evil.test/',
        form: new FormData(),
      }),
    ).rejects.toMatchObject({ kind: 'decode' });
  });
});
