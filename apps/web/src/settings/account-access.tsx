import type { OAuthToken } from '@rookery/api-client';
import { Button, ErrorState, Loading, useFormat, useMessages } from '@rookery/ui';
import { settingsMessages } from '../messages/settings-messages.js';

export interface AccountAccessProps {
  /** Null: they are on their way. Absent: the server does not list them. */
  applications?: readonly OAuthToken[] | null;
  /** The id of the access of this app; null: not known. */
  ownId: string | null;
  /** The applications could not be loaded. */
  onRetry?: (() => void) | undefined;
  onRevoke(application: OAuthToken): void;
  /** Ends the access of every application; absent where the server does not list them. */
  onSignOutEverywhere?: (() => void) | undefined;
  /** Absent: this device has one account. */
  onSignOutAll?: (() => void) | undefined;
}

/** The applications with access to the account, and the ways to end it. */
export function AccountAccess({ applications, ownId, onRetry, onRevoke, onSignOutEverywhere, onSignOutAll }: AccountAccessProps) {
  const text = useMessages(settingsMessages);
  return (
    <>
      {applications !== undefined && (
        <section className="app-access" aria-labelledby="app-access-title">
          <h2 id="app-access-title">{text.applications()}</h2>
          <p>{text.applicationsHint()}</p>
          {onRetry !== undefined && <ErrorState title={text.applicationsFailed()} onRetry={onRetry} />}
          {applications === null && onRetry === undefined && <Loading />}
          {applications?.length === 0 && <p>{text.noApplications()}</p>}
          {applications !== null && applications.length > 0 && (
            <ul>
              {applications.map(application => (
                <Application
                  key={application.id}
                  application={application}
                  isThis={application.id === ownId}
                  onRevoke={() => onRevoke(application)}
                />
              ))}
            </ul>
          )}
        </section>
      )}
      {(onSignOutEverywhere ?? onSignOutAll) && (
        <div className="app-sign-outs">
          {onSignOutAll && <Button onClick={onSignOutAll}>{text.signOutAll()}</Button>}
          {onSignOutEverywhere && (
            <>
              <Button variant="danger" onClick={onSignOutEverywhere}>
                {text.signOutEverywhere()}
              </Button>
              <p>{text.signOutEverywhereHint()}</p>
            </>
          )}
        </div>
      )}
    </>
  );
}

interface ApplicationProps {
  application: OAuthToken;
  /** This app, on this device: it is left by logging out. */
  isThis: boolean;
  onRevoke(): void;
}

function Application({ application, isThis, onRevoke }: ApplicationProps) {
  const text = useMessages(settingsMessages);
  const format = useFormat();
  const name = application.app_name || text.unnamedApplication();
  return (
    <li>
      <span>
        <bdi>{name}</bdi>
        {application.valid_until !== null && (
          <small>{text.accessUntil({ date: format.date(application.valid_until, { dateStyle: 'medium' }) })}</small>
        )}
      </span>
      {isThis ? (
        <small>{text.thisDevice()}</small>
      ) : (
        <Button size="sm" aria-label={text.revokeAccess({ application: name })} onClick={onRevoke}>
          {text.revoke()}
        </Button>
      )}
    </li>
  );
}
