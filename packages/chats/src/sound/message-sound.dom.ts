import { holdBrowserLock } from '@rookery/api-client';

/** Two short tones: seconds after the start, and hertz. */
const TONES = [
  [0, 659],
  [0.11, 880],
] as const;
const TONE_SECONDS = 0.16;
const VOLUME = 0.12;
/** Tabs in the background notice a message later than the others. */
const TABS_MS = 4_000;

/** Plays the sound of a new message in one of the tabs that received it, where the browser lets the page make sounds. */
export async function playMessageSound(messageId: string): Promise<void> {
  let hasPlayed = false;
  const playAlone = async (_signal: AbortSignal, lock: Lock | null): Promise<void> => {
    if (lock === null) return;
    if (!hasPlayed) {
      hasPlayed = true;
      await play();
    }
    await new Promise<void>(resolve => setTimeout(resolve, TABS_MS));
  };
  await holdBrowserLock(`rookery-chat-sound:${messageId}`, { ifAvailable: true }, playAlone, play);
}

async function play(): Promise<void> {
  const context = new AudioContext();
  try {
    // Pending until the person has pressed something on the page: then it is too late.
    const isRunning = await Promise.race([
      context.resume().then(() => true),
      new Promise<boolean>(resolve => setTimeout(() => resolve(false), 500)),
    ]);
    if (!isRunning) return;
    const ends = TONES.map(([after, hertz]) => startTone(context, context.currentTime + after, hertz));
    await Promise.all(ends);
  } finally {
    await context.close();
  }
}

/** Resolves when the tone has ended. */
function startTone(context: AudioContext, at: number, hertz: number): Promise<void> {
  const oscillator = context.createOscillator();
  const gain = context.createGain();
  oscillator.frequency.value = hertz;
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(VOLUME, at + 0.02);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + TONE_SECONDS);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(at);
  oscillator.stop(at + TONE_SECONDS);
  return new Promise(resolve => oscillator.addEventListener('ended', () => resolve(), { once: true }));
}
