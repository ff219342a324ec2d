import type { Poll } from '@rookery/api-client';
import { useEffect, useRef, useState } from 'react';
import { nextPollChange, pollTimeLeft } from './poll-rules.js';

/** How long after the end of a poll its results are requested, in ms: the clocks of server and device differ a little. */
const RESULTS_DELAY_MS = 1_000;

/**
 * The time for the poll's text, epoch ms: renders its caller when the text changes and when the poll ends, and nobody else. `onEnd` is called
 * once after the end of a poll that the server still calls open.
 */
export function usePollClock(poll: Poll, now: () => number, onEnd: (() => void) | undefined): number {
  const [time, setTime] = useState(now);
  const isOver = pollTimeLeft(poll, time).kind === 'ended' && !poll.expired;
  const latest = useRef({ now, onEnd });
  useEffect(() => {
    latest.current = { now, onEnd };
  });
  // A timer: the passing of time is outside React.
  useEffect(() => {
    const delay = nextPollChange(poll, time);
    if (delay === null) return undefined;
    const timer = setTimeout(() => setTime(latest.current.now()), time + delay - latest.current.now());
    return () => clearTimeout(timer);
  }, [poll, time]);
  useEffect(() => {
    if (!isOver) return undefined;
    const timer = setTimeout(() => latest.current.onEnd?.(), RESULTS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isOver, poll.id]);
  return time;
}
