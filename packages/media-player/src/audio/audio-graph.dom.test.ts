import { describe, expect, it, vi } from 'vitest';
import { createAudioGraph, type GraphContext } from './audio-graph.js';

function fakeContext(state = 'running') {
  const analyser = {
    fftSize: 0,
    smoothingTimeConstant: 0,
    frequencyBinCount: 4,
    connect: vi.fn<(to: unknown) => void>(),
    getByteFrequencyData: (bytes: Uint8Array) => bytes.fill(7),
  };
  const connected = vi.fn<(to: unknown) => void>();
  const context = {
    state,
    destination: {} as AudioNode,
    resume: vi.fn<() => Promise<void>>(async () => undefined),
    suspend: vi.fn<() => Promise<void>>(async () => undefined),
    close: vi.fn<() => Promise<void>>(async () => undefined),
    createAnalyser: () => analyser as unknown as AnalyserNode,
    createMediaElementSource: vi.fn<(element: HTMLMediaElement) => AudioNode>(
      () => ({ connect: connected }) as unknown as AudioNode,
    ),
  } satisfies GraphContext;
  return { context, connected, analyser };
}

function audioElement(crossOrigin: string | null) {
  const element = document.createElement('audio');
  element.crossOrigin = crossOrigin;
  const state = { paused: true };
  Object.defineProperty(element, 'paused', { get: () => state.paused });
  const tell = async (name: string) => {
    if (name === 'play') state.paused = false;
    if (name === 'pause') state.paused = true;
    element.dispatchEvent(new Event(name));
    await Promise.resolve();
    await Promise.resolve();
  };
  return { element, tell };
}

describe('the spectrum of what is heard', () => {
  it('[MED-02] is read from the first play on', async () => {
    const { element, tell } = audioElement('anonymous');
    const { context, connected } = fakeContext();
    const create = vi.fn<() => GraphContext | null>(() => context);
    const graph = createAudioGraph(element, create);
    expect(create).not.toHaveBeenCalled();
    expect(graph.frequencies()).toBeNull();
    await tell('play');
    await tell('playing');
    expect(connected).toHaveBeenCalledOnce();
    expect([...(graph.frequencies() ?? [])]).toEqual([7, 7, 7, 7]);
  });

  it('never touches a source that may not be read, which would fall silent', async () => {
    const { element, tell } = audioElement(null);
    const create = vi.fn<() => GraphContext | null>(() => fakeContext().context);
    createAudioGraph(element, create);
    await tell('play');
    await tell('playing');
    expect(create).not.toHaveBeenCalled();
  });

  it('leaves the sound as it is when the browser does not let the context run', async () => {
    const { element, tell } = audioElement('anonymous');
    const { context } = fakeContext('suspended');
    const graph = createAudioGraph(element, () => context);
    await tell('play');
    await tell('playing');
    expect(context.createMediaElementSource).not.toHaveBeenCalled();
    expect(graph.frequencies()).toBeNull();
  });

  it('leaves the sound as it is when there is no context, or it refuses', async () => {
    const { element, tell } = audioElement('anonymous');
    const { context } = fakeContext();
    context.createMediaElementSource.mockImplementation(() => {
      throw new DOMException('in use', 'InvalidStateError');
    });
    const contexts: (GraphContext | null)[] = [null, context];
    const graph = createAudioGraph(element, () => contexts.shift() ?? null);
    await tell('play');
    await tell('playing');
    await tell('playing');
    expect(context.createMediaElementSource).toHaveBeenCalledOnce();
    expect(graph.frequencies()).toBeNull();
  });

  it('sleeps while paused, wakes to play, is connected once and closed in the end', async () => {
    const { element, tell } = audioElement('anonymous');
    const { context, connected } = fakeContext();
    const graph = createAudioGraph(element, () => context);
    await tell('play');
    await tell('playing');
    await tell('pause');
    expect(context.suspend).toHaveBeenCalledOnce();
    expect(graph.frequencies()).toBeNull();
    const resumed = context.resume.mock.calls.length;
    await tell('play');
    expect(context.resume.mock.calls.length).toBe(resumed + 1);
    await tell('playing');
    expect(connected).toHaveBeenCalledOnce();
    graph.destroy();
    expect(context.close).toHaveBeenCalledOnce();
    await tell('playing');
    expect(graph.frequencies()).toBeNull();
    expect(context.createMediaElementSource).toHaveBeenCalledOnce();
  });
});
