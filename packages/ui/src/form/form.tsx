import type { FormHTMLAttributes, MouseEvent, Ref } from 'react';
import { withRef } from '../with-ref/with-ref.js';

export interface FormProps extends Omit<FormHTMLAttributes<HTMLFormElement>, 'onSubmit' | 'noValidate' | 'action' | 'method'> {
  /** Called once for each press of a submit button, and for each Enter in a field of one line. */
  onSubmit(): void;
  /** The form element. */
  ref?: Ref<HTMLFormElement>;
}

/**
 * A form that is sent by script. It works in a frame with `sandbox="allow-scripts"` too: without `allow-forms` a browser fires no submit event
 * there, but it does click the submit button, also for an Enter. The fields show their own errors: the browser validates nothing.
 */
export const Form = withRef(function Form({ onSubmit, onClick, ...rest }: FormProps) {
  const onPress = (event: MouseEvent<HTMLFormElement>): void => {
    onClick?.(event);
    if (event.defaultPrevented || !isSubmitButtonOf(event.currentTarget, event.target)) return;
    // Without its default action the press fires no submit event, where there would be one.
    event.preventDefault();
    onSubmit();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- presses of the button inside
    <form
      {...rest}
      noValidate
      onClick={onPress}
      // By `requestSubmit`, or by an Enter in a form without a submit button.
      onSubmit={event => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onSubmit();
      }}
    />
  );
});

/** Whether a press of the target sends the form: the presses in a portal bubble to it as well, and a modal there can have its own form. */
function isSubmitButtonOf(form: HTMLFormElement, target: EventTarget): boolean {
  const button = target instanceof Element ? target.closest('button') : null;
  return button !== null && button.type === 'submit' && button.form === form;
}
