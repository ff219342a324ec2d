import { useState } from 'react';

/** How far, in seconds, the time runs before speech is told of it again. */
const QUIET_SECONDS = 15;
/** A longer step than this, in seconds, is a seek. */
const SEEK_SECONDS = 2;

/** The seconds to speak: those of now after a seek or while it rests, but not every second while it plays. */
export function useSpokenSeconds(seconds: number, isResting: boolean): number {
  const [told, setTold] = useState(seconds);
  const [before, setBefore] = useState(seconds);
  if (before !== seconds) setBefore(seconds);
  const isSeek = Math.abs(seconds - before) >= SEEK_SECONDS;
  const isNews = isResting || isSeek || Math.abs(seconds - told) >= QUIET_SECONDS;
  if (isNews && told !== seconds) setTold(seconds);
  return isNews ? seconds : told;
}
