import type { MediaAttachment } from '@rookery/api-client';
import { ChatsProvider } from '@rookery/chats';
import { useFilters } from '@rookery/timeline/parts';
import { useMemo, useState, type ReactNode } from 'react';
import { hrefs } from '../routing/hrefs.js';
import { ChatViewer } from '../media-viewer/viewers.js';
import { openBlock } from '../modals/modals.js';
import '@rookery/chats/styles.css';

interface OpenFiles {
  readonly media: readonly MediaAttachment[];
  readonly index: number;
}

/** Connects chats to this app's addresses, media viewer, blocks and filters. */
export function ChatsWiring({ children }: { children: ReactNode }) {
  // Loaded where the client matches them: messages follow through the store.
  useFilters();
  // Kept after closing: the viewer fades out with its content.
  const [files, setFiles] = useState<OpenFiles | null>(null);
  const [isOpen, setOpen] = useState(false);
  const links = useMemo(
    () => ({
      profileHref: hrefs.account,
      tagHref: hrefs.tag,
      onOpenMedia: (media: readonly MediaAttachment[], index: number) => {
        setFiles({ media, index });
        setOpen(true);
      },
      onBlock: openBlock,
    }),
    [],
  );
  return (
    <ChatsProvider options={{ links }}>
      {children}
      {files !== null && (
        <ChatViewer
          {...files}
          isOpen={isOpen}
          onSelect={index => setFiles({ ...files, index })}
          onClose={() => setOpen(false)}
          onLoadFailed={() => setFiles(null)}
        />
      )}
    </ChatsProvider>
  );
}
