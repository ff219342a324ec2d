import { errorText } from '@rookery/api-client';
import type { AdminDomainBlock } from '@rookery/api-client/admin';
import { useClient } from '@rookery/store';
import { debounce, readHost, shownHost, useMessages } from '@rookery/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { EditorModal } from '../entries/editor-modal.js';
import { saveEntryMutation } from '../entries/staff-table.data.js';
import { useQuestion } from '../entries/use-question.js';
import { blockOf, draftOf, isChangedBlock, isNewSuspension, newBlock } from './block-draft.js';
import { BlockForm } from './block-form.js';
import { serversMessages } from './messages.js';
import { blocksTable, tiesQuery } from './servers.data.js';
import { Ties } from './ties.js';

interface BlockEditorProps {
  /** Null: a new one. */
  block: AdminDomainBlock | null;
  isOpen: boolean;
  onClose(): void;
}

/** The limits of a server, with what ties members to it; a suspension asks before. */
export function BlockEditor({ block, isOpen, onClose }: BlockEditorProps) {
  const text = useMessages(serversMessages);
  const client = useClient();
  const ownHost = new URL(client.baseUrl).host;
  const save = useMutation(saveEntryMutation(client, useQueryClient(), blocksTable));
  const [start] = useState(() => (block === null ? newBlock : draftOf(block)));
  const [draft, setDraft] = useState(start);
  const { ask, modal, isAsking } = useQuestion();
  const ties = useTies(draft.domain);
  const tiesLine = ties !== undefined && <Ties ties={ties} areCut={isNewSuspension(draft, block)} />;
  const send = (): void => save.mutate({ id: block?.id ?? null, draft: blockOf(draft) }, { onSuccess: onClose });
  const domain = shownHost(blockOf(draft).domain);
  return (
    <>
      <EditorModal
        isOpen={isOpen}
        isCovered={isAsking}
        title={block === null ? text.add() : text.editTitle({ domain })}
        isChanged={isChangedBlock(draft, start)}
        onClose={onClose}
      >
        <BlockForm
          draft={draft}
          onChange={setDraft}
          isNew={block === null}
          ownHost={ownHost}
          ties={tiesLine}
          isSaving={save.isPending}
          errorText={save.isError ? errorText(save.error, text.saveFailed()) : ''}
          onSave={() => {
            if (!isNewSuspension(draft, block)) return send();
            ask({
              title: text.suspendTitle({ domain }),
              text: (
                <>
                  <p>{text.suspendText()}</p>
                  {tiesLine}
                </>
              ),
              label: text.suspend(),
              act: send,
            });
          }}
        />
      </EditorModal>
      {modal}
    </>
  );
}

/** Typing rests for this time before ties are counted, in ms. */
const REST_MS = 500;

/** The ties of members to the server that is typed; undefined: no server is. */
function useTies(words: string) {
  const [typed, setTyped] = useState(words);
  const settle = useMemo(() => debounce((next: string) => setTyped(next), REST_MS), []);
  useEffect(() => {
    settle(words);
    return () => settle.cancel();
  }, [settle, words]);
  const domain = readHost(typed);
  const { data, isError } = useQuery({ ...tiesQuery(useClient(), domain ?? ''), enabled: domain !== null, retry: false });
  if (domain === null) return undefined;
  if (readHost(words) !== domain) return null;
  return data ?? (isError ? 'unknown' : null);
}
