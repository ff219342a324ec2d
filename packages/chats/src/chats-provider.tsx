import type { Client, Stream } from '@rookery/api-client';
import { ClientProvider, createQueryClient } from '@rookery/store';
import { LayerContainer, MessagesProvider, ToastRegion, useLocale, type Translations } from '@rookery/ui';
import { QueryClientProvider, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { bindChatStream } from './data/chat-stream.data.js';
import { ChatOptionsProvider, type ChatsOptions } from './parts/chat-options.js';

export interface ChatsProviderProps {
  /**
   * The client of the account whose chats are shown. Absent: the app has a `ClientProvider` and a `QueryClientProvider` of its own, and
   * shows toasts itself. Read when the provider mounts.
   */
  client?: Client;
  /** Brings new messages at once, with `client`; without it the app calls `bindChatStream`. */
  stream?: Stream;
  /** Compared option by option: the object may be new at each render. New links or slots render all parts below again. */
  options?: ChatsOptions;
  /** BCP 47. Default: that of the nearest `MessagesProvider`. */
  locale?: string;
  /** Texts of another language, keyed `namespace.key`, such as those of `@rookery/chats/locales/ar`. */
  translations?: Translations;
  children: ReactNode;
}

const noOptions: ChatsOptions = {};

/** Gives chats their client, links, texts and slots. Creates nothing global. */
export function ChatsProvider({ client, stream, options = noOptions, locale, translations, children }: ChatsProviderProps) {
  const content = <ChatOptionsProvider options={options}>{children}</ChatOptionsProvider>;
  return (
    <Texts locale={locale} translations={translations}>
      {client === undefined ? (
        content
      ) : (
        <OwnData client={client} stream={stream}>
          <LayerContainer>{content}</LayerContainer>
          <ToastRegion />
        </OwnData>
      )}
    </Texts>
  );
}

interface TextsProps {
  locale: string | undefined;
  translations: Translations | undefined;
  children: ReactNode;
}

function Texts({ locale, translations, children }: TextsProps) {
  const outer = useLocale();
  if (locale === undefined && translations === undefined) return children;
  return (
    <MessagesProvider locale={locale ?? outer.locale} {...(translations && { translations })}>
      {children}
    </MessagesProvider>
  );
}

interface OwnDataProps {
  client: Client;
  stream: Stream | undefined;
  children: ReactNode;
}

function OwnData({ client, stream, children }: OwnDataProps) {
  const [queryClient] = useState(() => createQueryClient());
  return (
    <QueryClientProvider client={queryClient}>
      <ClientProvider client={client}>
        {stream !== undefined && <FollowStream client={client} stream={stream} />}
        {children}
      </ClientProvider>
    </QueryClientProvider>
  );
}

function FollowStream({ client, stream }: { client: Client; stream: Stream }) {
  const queryClient = useQueryClient();
  useEffect(() => bindChatStream(queryClient, client, stream), [queryClient, client, stream]);
  return null;
}
