import { Button, useMessages } from '@rookery/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { onboardingMessages } from './messages.js';
import type { OnboardingStep } from './onboarding-steps.js';

export interface OnboardingPartProps {
  step: OnboardingStep;
  /** The steps that the server has, in their order. */
  steps: readonly OnboardingStep[];
  /** The member has come from another step, so that its title takes the focus. */
  takesFocus: boolean;
  /** Absent: it is the first step. */
  onBack?: (() => void) | undefined;
  /** Absent: the step has nothing to skip. */
  onSkip?: (() => void) | undefined;
  /** The button that goes on, at the end of the step. */
  next: ReactNode;
  children: ReactNode;
}

/** One step: its title, its content, and the ways on. */
export function OnboardingPart({ step, steps, takesFocus, onBack, onSkip, next, children }: OnboardingPartProps) {
  const text = useMessages(onboardingMessages);
  const title = useRef<HTMLHeadingElement>(null);
  // When the page opens, its own title is there.
  useEffect(() => {
    if (!takesFocus) return;
    title.current?.focus({ preventScroll: true });
    title.current?.closest('.rk-onboarding')?.scrollIntoView({ block: 'start' });
  }, [takesFocus]);
  const place = steps.indexOf(step);
  return (
    <section className="rk-onboarding" data-step={step}>
      <p className="rk-onboarding-progress">
        {text.progress({ step: place + 1, count: steps.length })}
        <span className="rk-onboarding-bar" aria-hidden="true">
          {steps.map((name, index) => (
            <span key={name} data-past={index <= place || undefined} />
          ))}
        </span>
      </p>
      <h2 ref={title} tabIndex={-1}>
        {text[step]()}
      </h2>
      <p>{text[`${step}Text`]()}</p>
      {children}
      <div className="rk-onboarding-actions">
        {onBack && (
          <Button variant="plain" onClick={onBack}>
            {text.back()}
          </Button>
        )}
        {onSkip && (
          <Button variant="plain" onClick={onSkip}>
            {text.skip()}
          </Button>
        )}
        {next}
      </div>
    </section>
  );
}
