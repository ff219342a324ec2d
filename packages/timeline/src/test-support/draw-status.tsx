import { aStatus } from '@rookery/api-client/testing';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Status, type StatusProps } from '../status/status.js';
import type { TimelineOptions } from '../options/timeline-options.js';
import { TimelineProvider } from '../timeline-provider.js';

const now = () => Date.parse('2026-11-20T12:00:00.000Z');

/** Renders a post as a member sees it. `options`: those of the timeline around it. */
export function drawStatus(props: Partial<StatusProps>, options: Partial<TimelineOptions> = {}) {
  const around = ({ children }: { children: ReactNode }) => (
    <TimelineProvider options={{ isSignedIn: true, ...options }}>{children}</TimelineProvider>
  );
  return render(<Status status={aStatus()} now={now} {...props} />, { wrapper: around });
}
