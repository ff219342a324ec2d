import { isNewAccount } from '@rookery/people/onboarding';
import { useOwnAccount } from '@rookery/store';
import { BlankState, Button, Link, useMessages } from '@rookery/ui';
import { useState } from 'react';
import { welcomeMessages } from '../messages/welcome-messages.js';
import { compose } from '../modals/modals.js';
import { useSession } from '../session/session-provider.js';
import { useSettings } from '../settings/settings-provider.js';
import './empty-home.css';

/** An empty Home: what to do next. A new account is offered its first steps, until they are done. HINT-09 */
export function EmptyHome() {
  const { data: account } = useOwnAccount();
  const { onboarding } = useSettings().settings;
  const { features } = useSession();
  const [now] = useState(Date.now);
  const isNew = account !== undefined && isNewAccount(account, now);
  const offer = onboarding === 'none' ? (isNew ? 'begin' : null) : onboarding === 'done' ? null : 'continue';
  return <FirstSteps offer={offer} hasTrends={features.trends === true} />;
}

interface FirstStepsProps {
  /** The first steps of a new account, or the rest of them; null: they are not offered. */
  offer: 'begin' | 'continue' | null;
  /** The server has trending hashtags. */
  hasTrends: boolean;
}

/** The next steps in an empty Home. */
export function FirstSteps({ offer, hasTrends }: FirstStepsProps) {
  const text = useMessages(welcomeMessages);
  const places = [
    { href: '/suggestions', label: text.findPeople() },
    ...(hasTrends ? [{ href: '/explore/tags', label: text.findTags() }] : []),
    { href: '/timeline/local', label: text.emptyHomeAction() },
    ...(offer === null ? [{ href: '/settings/profile', label: text.ownProfile() }] : []),
  ];
  return (
    <BlankState
      title={text.emptyHomeTitle()}
      description={text.emptyHomeText()}
      action={
        <>
          {offer !== null && (
            <Link className="rk-button" data-variant="primary" data-size="md" href="/welcome">
              {offer === 'begin' ? text.firstSteps() : text.continueSteps()}
            </Link>
          )}
          <ul className="app-first-steps">
            {places.map(({ href, label }) => (
              <li key={href}>
                <Link className="rk-button" data-variant="secondary" data-size="md" href={href}>
                  {label}
                </Link>
              </li>
            ))}
            <li>
              <Button onClick={() => compose()}>{text.writeFirst()}</Button>
            </li>
          </ul>
        </>
      }
    />
  );
}
