import { ApiError, type MediaAttachment } from '@rookery/api-client';
import { anAttachment } from '@rookery/api-client/testing';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { DraftMedia } from '@rookery/store';
import { draftMedia, mediaLimits, type MediaRequests, type UploadOptions } from '@rookery/store/drafts';
import { FileRefusals } from '@rookery/ui/files';
import { MediaButton } from './media-button.js';
import { DropArea } from '@rookery/ui/files';
import { MediaField } from './media-field.js';
import { useFileIntake } from './use-file-intake.js';

// jsdom has no object URLs and reads no pictures.
const urls = { created: 0, revoked: 0 };
beforeAll(async () => {
  URL.createObjectURL = () => `blob:rookery/${String((urls.created += 1))}`;
  URL.revokeObjectURL = () => void (urls.revoked += 1);
  vi.stubGlobal(
    'Image',
    class extends EventTarget {
      naturalWidth = 8;
      naturalHeight = 6;
      set src(_url: string) {
        queueMicrotask(() => this.dispatchEvent(new Event('load')));
      }
    },
  );
  // Load the lazy part first: its loading time is not under test.
  await import('./describe-dialog.js');
});
afterAll(() => void vi.unstubAllGlobals());

const picture = (name: string) => new File(['picture'], name, { type: 'image/png' });

interface Started extends UploadOptions {
  readonly file: Blob;
  answer(attachment?: Partial<MediaAttachment>): Promise<void>;
  fail(error: ApiError): Promise<void>;
}

function renderDraft(initial: readonly DraftMedia[] = [], given: Partial<MediaRequests> = {}) {
  const started: Started[] = [];
  const draft: { media: readonly DraftMedia[] } = { media: initial };
  let id = 0;
  const requests: MediaRequests = {
    upload: (file, options) =>
      new Promise((resolve, reject) => {
        started.push({
          ...options,
          file,
          answer: attachment => act(async () => resolve(anAttachment({ description: null, ...attachment }))),
          fail: error => act(async () => reject(error)),
        });
      }),
    saveDetails: vi.fn(() => Promise.resolve(anAttachment())),
    ...given,
  };
  function Part() {
    const [media, setMedia] = useState(initial);
    const latest = useRef(media);
    const limits = mediaLimits(undefined);
    const change = (next: (media: readonly DraftMedia[]) => readonly DraftMedia[]) => {
      latest.current = next(latest.current);
      draft.media = latest.current;
      setMedia(latest.current);
    };
    const intake = useFileIntake({
      limits,
      present: () => latest.current.length,
      isRefusedByPoll: false,
      newId: () => `file-${String((id += 1))}`,
      onAdd: added => change(before => [...before, ...added]),
    });
    return (
      <DropArea hint="Drop files to add them" onFiles={intake.add}>
        <p>Text</p>
        <FileRefusals refusals={intake.refusals} onDismiss={intake.dismiss} />
        {media.length > 0 && (
          <MediaField
            media={media}
            onChange={change}
            requests={requests}
            descriptionCharacters={20}
            onEmptied={() => screen.getByRole('button', { name: 'Add media' }).focus()}
          />
        )}
        <MediaButton limits={limits} present={media.length} onFiles={intake.add} />
      </DropArea>
    );
  }
  const view = render(<Part />);
  const upload = (index: number): Started => {
    const found = started[index];
    if (found === undefined) throw new Error(`Upload ${String(index)} has not begun.`);
    return found;
  };
  const choose = (...files: File[]) => userEvent.upload(screen.getByLabelText('Add media', { selector: 'input' }), files);
  return { draft, started, upload, choose, requests, user: userEvent.setup(), unmount: view.unmount };
}

const tiles = () => within(screen.getByRole('list', { name: 'Media' })).getAllByRole('listitem');
const names = (draft: { media: readonly DraftMedia[] }) => draft.media.map(({ name }) => name);
const stored = (name: string): DraftMedia => draftMedia(name, picture(name), name);

test('[CMP-01] uploads several chosen files at once, with progress and processing', async () => {
  const { draft, upload, choose } = renderDraft();
  await choose(picture('a.png'), picture('b.png'));
  await waitFor(() => expect(tiles()).toHaveLength(2));
  act(() => upload(0).onProgress(0.25));
  expect(screen.getByRole('progressbar', { name: 'Picture 1: Uploading…' })).toHaveAttribute('value', '0.25');
  act(() => upload(0).onProgress(1));
  expect(screen.getByRole('progressbar', { name: 'Picture 1: Processing…' })).not.toHaveAttribute('value');
  await upload(0).answer({ id: '7' });
  expect(screen.queryByRole('progressbar', { name: /Picture 1/ })).toBeNull();
  expect(draft.media[0]?.attachment?.id).toBe('7');
});

test('[CMP-01] refuses the fifth file with the limit of the server', async () => {
  const { choose } = renderDraft(['a', 'b', 'c'].map(stored));
  await choose(picture('d.png'), picture('e.png'));
  expect(await screen.findByText('A post on this server has at most 4 files')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('e.png');
  expect(screen.getByRole('button', { name: 'A post on this server has at most 4 files' })).toBeDisabled();
});

test('shows a hostile file name as text', async () => {
  const { choose } = renderDraft(['a', 'b', 'c', 'd'].map(stored).slice(0, 4));
  const name = '<img src=x onerror=alert(1)>.png';
  await choose(picture(name)).catch(() => undefined);
  fireEvent.drop(screen.getByText('Text'), { dataTransfer: { types: ['Files'], files: [picture(name)] } });
  expect(await screen.findByText(name)).toBeVisible();
});

test('[CMP-01] takes dropped files, and of dropped HTML nothing else', async () => {
  const { draft } = renderDraft();
  const dataTransfer = { types: ['text/html', 'Files'], files: [picture('a.png')], getData: () => '<b>no</b>', dropEffect: '' };
  const target = screen.getByText('Text');
  fireEvent.dragEnter(target, { dataTransfer });
  expect(screen.getByText('Drop files to add them')).toBeVisible();
  fireEvent.drop(target, { dataTransfer });
  await waitFor(() => expect(names(draft)).toEqual(['a.png']));
  expect(screen.queryByText('Drop files to add them')).toBeNull();
});

test('leaves dropped text to the field that it is dropped on', () => {
  renderDraft();
  const dataTransfer = { types: ['text/plain'], files: [] };
  fireEvent.dragEnter(screen.getByText('Text'), { dataTransfer });
  expect(screen.queryByText('Drop files to add them')).toBeNull();
  expect(fireEvent.drop(screen.getByText('Text'), { dataTransfer })).toBe(true);
});

test('[CMP-01] takes a link that is dropped beside the text, and leaves one that is dropped on it to the field', () => {
  const onText = vi.fn();
  render(
    <DropArea hint={null} onText={data => onText(data.getData('text/plain'))}>
      <p>Beside</p>
      <textarea aria-label="Field" />
    </DropArea>,
  );
  const dataTransfer = {
    types: ['text/uri-list', 'text/plain'],
    files: [],
    getData: (type: string) => (type === 'text/plain' ? 'https://a.example/x' : ''),
  };
  expect(fireEvent.dragOver(screen.getByText('Beside'), { dataTransfer })).toBe(false);
  expect(fireEvent.drop(screen.getByText('Beside'), { dataTransfer })).toBe(false);
  expect(onText).toHaveBeenCalledExactlyOnceWith('https://a.example/x');
  expect(fireEvent.drop(screen.getByRole('textbox', { name: 'Field' }), { dataTransfer })).toBe(true);
  expect(onText).toHaveBeenCalledOnce();
});

test('shows the words of the server for a refused file, and uploads it again', async () => {
  const { upload, started, user, draft } = renderDraft([stored('a.png')]);
  await upload(0).fail(new ApiError('http', { status: 422, serverMessage: 'File <b>is</b> invalid' }));
  expect(screen.getByText('File <b>is</b> invalid')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(started).toHaveLength(2);
  await upload(1).answer();
  expect(draft.media[0]?.attachment).not.toBeNull();
});

test('an upload without a connection begins again when the browser is online', async () => {
  const { upload, started } = renderDraft([stored('a.png')]);
  await upload(0).fail(new ApiError('network'));
  expect(screen.getByText('Upload failed. It begins again once you are online.')).toBeVisible();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(started).toHaveLength(2);
});

test('stops an upload, and keeps the file', async () => {
  const { upload, user, draft } = renderDraft([stored('a.png')]);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(upload(0).signal.aborted).toBe(true);
  expect(screen.getByText('Upload stopped')).toBeVisible();
  expect(draft.media).toHaveLength(1);
});

test('[A11Y-01] moves a file with the arrow keys, keeps the focus and announces the position', async () => {
  const { draft, user } = renderDraft(['a', 'b', 'c'].map(stored));
  act(() => screen.getByRole('button', { name: /Move picture 1\./ }).focus());
  await user.keyboard('{ArrowRight}');
  expect(names(draft)).toEqual(['b', 'a', 'c']);
  expect(screen.getByRole('button', { name: /Move picture 2\./ })).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('Moved to position 2 of 3');
  await user.keyboard('{End}');
  expect(names(draft)).toEqual(['b', 'c', 'a']);
});

test('[A11Y-01] removing a file moves the focus to its neighbour, and from the last one to the button', async () => {
  const { draft, user } = renderDraft(['a', 'b', 'c'].map(stored));
  await user.click(screen.getByRole('button', { name: 'Remove picture 2' }));
  expect(names(draft)).toEqual(['a', 'c']);
  expect(screen.getByRole('button', { name: 'Remove picture 2' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Remove picture 1' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Add media' })).toHaveFocus();
});

test('[CMP-01] describes a file: the text is in the draft at once, and saved when the dialog closes', async () => {
  const { draft, requests, upload, user } = renderDraft([stored('a.png')]);
  await upload(0).answer({ id: '7' });
  await user.click(screen.getByRole('button', { name: 'Describe picture 1' }));
  const dialog = await screen.findByRole('dialog', { name: 'Describe picture 1' });
  await user.type(within(dialog).getByRole('textbox', { name: 'Description' }), 'A heron');
  expect(draft.media[0]?.description).toBe('A heron');
  expect(requests.saveDetails).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  await waitFor(() =>
    expect(requests.saveDetails).toHaveBeenCalledExactlyOnceWith('7', { description: 'A heron', focus: null }, expect.anything()),
  );
  expect(screen.getByRole('button', { name: 'ALT, description of picture 1' })).toHaveTextContent('ALT');
});

test('counts the characters of a description to its limit and past it', async () => {
  const { user } = renderDraft([stored('a.png')]);
  await user.click(screen.getByRole('button', { name: 'Describe picture 1' }));
  const field = await screen.findByRole('textbox', { name: 'Description' });
  await user.type(field, 'x'.repeat(20));
  expect(field).toHaveAccessibleDescription('0 characters left');
  expect(field).not.toBeInvalid();
  await user.keyboard('x');
  expect(field).toHaveAccessibleDescription('1 character too many');
  expect(field).toBeInvalid();
  await user.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'ALT too long, description of picture 1' })).toHaveTextContent('ALT too long');
});

test('[A11Y-01] moves the focal point with the arrow keys', async () => {
  const { draft, user } = renderDraft([stored('a.png')]);
  await user.click(screen.getByRole('button', { name: 'Describe picture 1' }));
  const slider = await screen.findByRole('slider', { name: 'Focal point, across' });
  // The field takes the focus a frame after the dialog is there.
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Description' })).toHaveFocus());
  act(() => slider.focus());
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowUp}');
  expect(draft.media[0]?.focus).toEqual({ x: 0.1, y: 0.05 });
  expect(slider).toHaveAttribute('aria-valuetext', '55% from the left');
});

test('sets the focal point with the pointer', async () => {
  const { draft, user } = renderDraft([stored('a.png')]);
  await user.click(screen.getByRole('button', { name: 'Describe picture 1' }));
  const slider = await screen.findByRole('slider', { name: 'Focal point, across' });
  const area = slider.parentElement ?? document.body;
  area.getBoundingClientRect = () => ({ left: 100, top: 50, width: 200, height: 100 }) as DOMRect;
  fireEvent.pointerDown(area, { clientX: 150, clientY: 150, buttons: 1, pointerId: 1 });
  expect(draft.media[0]?.focus).toEqual({ x: -0.5, y: -1 });
});

test('[CMP-02] uploads the files of a restored draft', () => {
  const { started } = renderDraft([
    { ...stored('a.png'), attachment: anAttachment(), uploadedAt: Date.now() - 13 * 3_600_000 },
    { ...stored('b.png'), attachment: anAttachment({ description: null }), uploadedAt: Date.now() - 3_600_000 },
  ]);
  expect(started.map(({ file }) => (file as File).name)).toEqual(['a.png']);
});

test('revokes the addresses of its previews', () => {
  const before = urls.created - urls.revoked;
  const { unmount } = renderDraft(['a', 'b'].map(stored));
  expect(urls.created - urls.revoked).toBe(before + 2);
  unmount();
  expect(urls.created - urls.revoked).toBe(before);
});
