import { aStatus } from '@rookery/api-client/testing';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Status, type StatusProps } from '../status/status.js';
import { TimelineProvider, type TimelineProviderProps } from '../timeline-provider.js';

const now = () => Date.parse('2026-11-20T12:00:00.000Z');

/** Renders a post as a member sees it. `options`: those of the timeline around it. */
export function drawStatus(props: Partial<StatusProps>, options: Partial<TimelineProviderProps> = {}) {
  const around = ({ children }: { children: ReactNode }) => (
    <TimelineProvider isSignedIn {...options}>
      {children}
    </TimelineProvider>
  );
  return render(<Status status={aStatus()} now={now} {...props} />, { wrapper: around });
}
