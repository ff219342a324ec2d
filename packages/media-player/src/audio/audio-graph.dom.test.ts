import { describe, expect, it, vi } from 'vitest';
import { createAudioGraph, type GraphContext } from './audio-graph.dom.js';

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
  const dispatch = async (name: string) => {
    if (name === 'play') state.paused = false;
    if (name === 'pause') state.paused = true;
    element.dispatchEvent(new Event(name));
    await Promise.resolve();
    await Promise.resolve();
  };
  return { element, dispatch };
}

describe('audio graph', () => {
  it('[MED-02] reads the spectrum from the first playback on', async () => {
    const { element, dispatch } = audioElement('anonymous');
    const { context, connected } = fakeContext();
    const create = vi.fn<() => GraphContext | null>(() => context);
    const graph = createAudioGraph(element, create);
    expect(create).not.toHaveBeenCalled();
    expect(graph.frequencies()).toBeNull();
    await dispatch('play');
    await dispatch('playing');
    expect(connected).toHaveBeenCalledOnce();
    expect([...(graph.frequencies() ?? [])]).toEqual([7, 7, 7, 7]);
  });

  it('never connects a source loaded without CORS, which would be silent', async () => {
    const { element, dispatch } = audioElement(null);
    const create = vi.fn<() => GraphContext | null>(() => fakeContext().context);
    createAudioGraph(element, create);
    await dispatch('play');
    await dispatch('playing');
    expect(create).not.toHaveBeenCalled();
  });

  it('leaves the element unconnected while the context is suspended', async () => {
    const { element, dispatch } = audioElement('anonymous');
    const { context } = fakeContext('suspended');
    const graph = createAudioGraph(element, () => context);
    await dispatch('play');
    await dispatch('playing');
    expect(context.createMediaElementSource).not.toHaveBeenCalled();
    expect(graph.frequencies()).toBeNull();
  });

  it('leaves the element unconnected when creating the graph fails', async () => {
    const { element, dispatch } = audioElement('anonymous');
    const { context } = fakeContext();
    context.createMediaElementSource.mockImplementation(() => {
      throw new DOMException('in use', 'InvalidStateError');
    });
    const contexts: (GraphContext | null)[] = [null, context];
    const graph = createAudioGraph(element, () => contexts.shift() ?? null);
    await dispatch('play');
    await dispatch('playing');
    await dispatch('playing');
    expect(context.createMediaElementSource).toHaveBeenCalledOnce();
    expect(graph.frequencies()).toBeNull();
  });

  it('suspends while paused, resumes on play and closes when destroyed', async () => {
    const { element, dispatch } = audioElement('anonymous');
    const { context, connected } = fakeContext();
    const graph = createAudioGraph(element, () => context);
    await dispatch('play');
    await dispatch('playing');
    await dispatch('pause');
    expect(context.suspend).toHaveBeenCalledOnce();
    expect(graph.frequencies()).toBeNull();
    const resumed = context.resume.mock.calls.length;
    await dispatch('play');
    expect(context.resume.mock.calls.length).toBe(resumed + 1);
    await dispatch('playing');
    expect(connected).toHaveBeenCalledOnce();
    graph.destroy();
    expect(context.close).toHaveBeenCalledOnce();
    await dispatch('playing');
    expect(graph.frequencies()).toBeNull();
    expect(context.createMediaElementSource).toHaveBeenCalledOnce();
  });
});
