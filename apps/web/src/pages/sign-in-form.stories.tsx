import { ServerAddressError, SignInError, type SignInErrorKind } from '@rookery/api-client/sign-in';
import { useMessages } from '@rookery/ui';
import type { Meta, StoryObj } from '@storybook/react';
import { signInMessages } from '../messages/sign-in-messages.js';
import { Entrance } from './entrance.js';
import { signInErrorText } from './sign-in-error.js';
import { SignInForm } from './sign-in-form.js';

interface StoryArgs {
  server: string;
  /** The error of the last attempt. */
  failure: Error | null;
  isOnline: boolean;
  isPending: boolean;
  hasBuiltInServer: boolean;
  /** The servers that the site offers; empty for any. */
  servers: readonly string[];
}

function Example({ server, failure, isOnline, isPending, hasBuiltInServer, servers }: StoryArgs) {
  const text = useMessages(signInMessages);
  return (
    <Entrance title={text.welcome({ name: 'Rookery' })} lead={text.signInLead()}>
      <SignInForm
        appName="Rookery"
        servers={servers}
        server={server}
        error={failure === null ? null : signInErrorText(failure, { server, isOnline }, text)}
        isPending={isPending}
        onSubmit={() => undefined}
        onTryBuiltIn={hasBuiltInServer ? () => undefined : undefined}
      />
    </Entrance>
  );
}

const meta = {
  title: 'App/Sign-in/SignInForm',
  component: Example,
  args: { server: '', failure: null, isOnline: true, isPending: false, hasBuiltInServer: true, servers: [] },
} satisfies Meta<typeof Example>;
export default meta;

type Story = StoryObj<typeof meta>;

const failed = (kind: SignInErrorKind, message?: string): Story['args'] => ({
  server: 'tram.example',
  failure: new SignInError(kind, message),
});

/** A field for the server's name; the built-in server has a button of its own. */
export const Empty: Story = { tags: ['spec:NAV-12'] };
/** The server is being contacted. */
export const Pending: Story = { args: { server: 'tram.example', isPending: true } };
/** An app without a built-in server. */
export const WithoutBuiltInServer: Story = { args: { hasBuiltInServer: false } };
/** A site of one server: there is nothing to type. */
export const OneServer: Story = { args: { hasBuiltInServer: false, servers: ['https://tram.example'] } };
/** A site that offers some servers. */
export const SomeServers: Story = {
  args: { hasBuiltInServer: false, servers: ['https://tram.example', 'https://mar.example'], server: 'mar.example' },
};
/** The server of the site does not respond. */
export const OneServerSilent: Story = {
  args: { ...failed('no-answer'), hasBuiltInServer: false, servers: ['https://tram.example'] },
};
/** The typed text is not the name of a server. It stays. */
export const NotAnAddress: Story = { args: { server: 'tram', failure: new ServerAddressError('not-an-address') } };
/** No server has this name, or it refuses connections. */
export const UnknownName: Story = { args: failed('unreachable') };
/** The server does not respond in time. */
export const NoAnswer: Story = { args: failed('no-answer') };
/** The reader has no connection. */
export const Offline: Story = { args: { ...failed('unreachable'), isOnline: false } };
/** A web site, but no server of the social network. */
export const Incompatible: Story = { args: failed('not-a-server') };
/** An address with http. */
export const Insecure: Story = { args: { server: 'http://tram.example', failure: new ServerAddressError('not-secure') } };
/** The app itself was opened without https. */
export const InsecurePage: Story = { args: failed('not-secure') };
/** The server's own message is shown. */
export const Refused: Story = {
  args: failed('registration-refused', "Validation failed: Scopes doesn't match configured on the server."),
};
/** The server has an error of its own. */
export const ServerError: Story = { args: failed('server-error') };
/** The browser blocks site data. */
export const StorageDenied: Story = { args: failed('storage-denied') };
