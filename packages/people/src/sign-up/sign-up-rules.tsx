import type { InstanceRule } from '@rookery/api-client';
import { Button, cleanWords, Link, useMessages } from '@rookery/ui';
import { signUpMessages } from './messages.js';
import { SignUpTitle } from './sign-up-title.js';

export interface SignUpRulesProps {
  /** The name of the server. */
  server: string;
  /** Empty: the server has published none. */
  rules: readonly InstanceRule[];
  /** The page about the server, with its terms and policies. */
  aboutHref: string;
  onAccept(): void;
}

/** The rules of the server, before anything else is asked: going on accepts them. */
export function SignUpRules({ server, rules, aboutHref, onAccept }: SignUpRulesProps) {
  const text = useMessages(signUpMessages);
  const shown = rules.filter(rule => cleanWords(rule.text) !== '');
  return (
    <section className="rk-sign-up">
      <SignUpTitle>{text.rulesTitle({ server })}</SignUpTitle>
      <p>{shown.length === 0 ? text.noRules({ server }) : text.rulesText({ server })}</p>
      {shown.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long lists scroll, also by keyboard
        <ol className="rk-sign-up-rules" tabIndex={0} aria-label={text.rulesTitle({ server })}>
          {shown.map((rule, index) => (
            <li key={index} dir="auto">
              {cleanWords(rule.text)}
              {rule.hint !== '' && <small dir="auto">{cleanWords(rule.hint)}</small>}
            </li>
          ))}
        </ol>
      )}
      <Button variant="primary" onClick={onAccept}>
        {text.accept()}
      </Button>
      <Link href={aboutHref}>{text.aboutServer()}</Link>
    </section>
  );
}
