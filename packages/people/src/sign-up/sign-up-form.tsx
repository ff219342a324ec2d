import { Button, Form, TextField, useMessages } from '@rookery/ui';
import { useEffect, useRef } from 'react';
import { CaptchaField } from './captcha-field.js';
import { signUpMessages } from './messages.js';
import { PasswordField } from './password-field.js';
import { ReasonField } from './reason-field.js';
import { typedName, type SignUpDraft, type SignUpField, type SignUpMistake, type SignUpSecrets } from './sign-up-draft.js';
import type { SignUpQuestions } from './sign-up-plan.js';
import { SignUpTitle } from './sign-up-title.js';

export interface SignUpFormProps {
  /** The name of the server, and its host. */
  server: string;
  host: string;
  asks: SignUpQuestions;
  draft: SignUpDraft;
  secrets: SignUpSecrets;
  /** `isTaken`: null where the server has not said. */
  name: { isTaken: boolean | null; isChecking: boolean };
  mistakes: ReadonlyMap<SignUpField, SignUpMistake>;
  /** The server's words by field. */
  refused: ReadonlyMap<SignUpField | null, string>;
  /** Why the last attempt failed; null: it did not. */
  failureText: string | null;
  /** Grows with each attempt that has failed: the first field with a fault takes the focus. */
  attempts: number;
  isSending: boolean;
  onChange(change: Partial<SignUpDraft>, field: SignUpField): void;
  onAnswer(change: Partial<SignUpSecrets>, field: SignUpField): void;
  /** Another captcha. */
  onAnotherCaptcha(): void;
  onShowRules(): void;
  onSubmit(): void;
}

/** The questions to a new member. A fault is shown at its field, in the server's words where it has refused it. */
export function SignUpForm(props: SignUpFormProps) {
  const { server, host, asks, draft, secrets, name, refused, failureText, attempts, isSending } = props;
  const { onChange, onAnswer } = props;
  const text = useMessages(signUpMessages);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);
  const faultText = useFaultText(props);
  const fault = (field: SignUpField): { errorText?: string } => {
    const words = faultText(field);
    return words === undefined ? {} : { errorText: words };
  };
  const nameHint = name.isChecking
    ? text.usernameChecking()
    : name.isTaken === false
      ? text.usernameFree()
      : text.usernameHint({ address: leftToRight(`@${typedName(draft.username, host) || '…'}@${host}`) });
  return (
    <Form className="rk-sign-up" ref={form} onSubmit={props.onSubmit} aria-label={text.formTitle({ server })}>
      <SignUpTitle>{text.formTitle({ server })}</SignUpTitle>
      <TextField
        label={text.username()}
        value={draft.username}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        required
        description={nameHint}
        {...fault('username')}
        onChange={event => onChange({ username: event.target.value }, 'username')}
      />
      <TextField
        label={text.email()}
        value={draft.email}
        name="email"
        type="email"
        autoComplete="email"
        dir="ltr"
        required
        description={text.emailHint()}
        {...fault('email')}
        onChange={event => onChange({ email: event.target.value }, 'email')}
      />
      <PasswordField
        value={secrets.password}
        known={[draft.username, draft.email]}
        errorText={faultText('password')}
        onChange={password => onAnswer({ password }, 'password')}
      />
      {asks.birthday && (
        <TextField
          label={text.birthday()}
          value={draft.birthday}
          name="birthday"
          type="date"
          autoComplete="bday"
          required
          description={asks.minAge === null ? text.birthdayPlain() : text.birthdayHint({ age: asks.minAge })}
          {...fault('date_of_birth')}
          onChange={event => onChange({ birthday: event.target.value }, 'date_of_birth')}
        />
      )}
      {asks.reason !== null && (
        <ReasonField
          label={asks.reason === 'required' ? text.reason() : text.reasonOptional()}
          isRequired={asks.reason === 'required'}
          value={draft.reason}
          errorText={faultText('reason')}
          onChange={reason => onChange({ reason }, 'reason')}
        />
      )}
      {asks.captcha !== null && (
        <CaptchaField
          captcha={asks.captcha}
          value={secrets.solution}
          errorText={faultText('captcha')}
          onChange={solution => onAnswer({ solution }, 'captcha')}
          onAnother={props.onAnotherCaptcha}
        />
      )}
      {(asks.isApproved || draft.inviteCode !== '' || refused.has('invite_code')) && (
        <TextField
          label={text.inviteCode()}
          value={draft.inviteCode}
          name="invite_code"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          description={text.inviteHint()}
          {...fault('invite_code')}
          onChange={event => onChange({ inviteCode: event.target.value }, 'invite_code')}
        />
      )}
      {failureText !== null && (
        <p className="rk-field-error" role="alert">
          {failureText}
        </p>
      )}
      <Button type="submit" variant="primary" isPending={isSending}>
        {isSending ? text.submitting() : text.submit()}
      </Button>
      <Button variant="plain" onClick={props.onShowRules}>
        {text.showRules()}
      </Button>
    </Form>
  );
}

/** A handle keeps its order in a right-to-left sentence. */
const leftToRight = (handle: string): string => `\u2066${handle}\u2069`;

/** The fault of a field: the server's words, or those for a mistake; undefined without one. */
function useFaultText({ refused, mistakes, name, server, asks }: SignUpFormProps) {
  const text = useMessages(signUpMessages);
  const ofMistake: Record<SignUpMistake, () => string> = {
    missing: text.missing,
    letters: text.letters,
    taken: text.taken,
    email: text.mistakeEmail,
    date: text.date,
    young: () => text.young({ server, age: asks.minAge ?? 0 }),
  };
  return (field: SignUpField): string | undefined => {
    const mistake = field === 'username' && name.isTaken === true ? 'taken' : mistakes.get(field);
    return refused.get(field) ?? (mistake === undefined ? undefined : ofMistake[mistake]());
  };
}
