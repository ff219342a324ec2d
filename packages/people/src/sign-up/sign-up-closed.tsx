import { Button, Form, Link, plainText, TextField, useMessages } from '@rookery/ui';
import { useState } from 'react';
import { signUpMessages } from './messages.js';
import type { SignUpPlan } from './sign-up-plan.js';
import { SignUpTitle } from './sign-up-title.js';

export interface SignUpClosedProps {
  /** The name of the server. */
  server: string;
  plan: Exclude<SignUpPlan, { kind: 'open' }>;
  onInvite(code: string): void;
}

/** A server that takes no new members, or takes them on its own website alone. */
export function SignUpClosed({ server, plan, onInvite }: SignUpClosedProps) {
  const text = useMessages(signUpMessages);
  const isClosed = plan.kind === 'closed';
  const said = isClosed && plan.message !== null ? plainText(plan.message).trim() : '';
  return (
    <section className="rk-sign-up">
      <SignUpTitle>{isClosed ? text.closedTitle({ server }) : text.elsewhereTitle({ server })}</SignUpTitle>
      {isClosed ? (
        <p dir={said === '' ? undefined : 'auto'}>{said || text.closedText()}</p>
      ) : (
        <p>{plan.isCaptcha ? text.elsewhereCaptcha({ server }) : text.elsewhere({ server })}</p>
      )}
      <Link
        className="rk-button"
        data-variant={isClosed ? 'secondary' : 'primary'}
        data-size="md"
        href={plan.href}
        rel="noreferrer"
      >
        {text.openWebsite({ host: new URL(plan.href).host })}
      </Link>
      {isClosed && plan.canInvite && <Invitation onInvite={onInvite} />}
    </section>
  );
}

function Invitation({ onInvite }: Pick<SignUpClosedProps, 'onInvite'>) {
  const text = useMessages(signUpMessages);
  const [code, setCode] = useState('');
  return (
    <Form className="rk-sign-up-part" onSubmit={() => code.trim() !== '' && onInvite(code.trim())} aria-label={text.invited()}>
      <p>{text.invited()}</p>
      <TextField
        label={text.inviteCode()}
        value={code}
        name="invite_code"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        onChange={event => setCode(event.target.value)}
      />
      <Button type="submit">{text.acceptInvite()}</Button>
    </Form>
  );
}
