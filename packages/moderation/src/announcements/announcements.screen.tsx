import { errorText } from '@rookery/api-client';
import type { AdminAnnouncement } from '@rookery/api-client/admin';
import { useClient } from '@rookery/store';
import { Button, ErrorState, Loading, useMessages } from '@rookery/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { EditorModal } from '../entries/editor-modal.js';
import { useAttempt } from '../entries/use-attempt.js';
import { useOpening } from '../entries/use-opening.js';
import { useQuestion } from '../entries/use-question.js';
import { type AnnouncementWords, endedNow, isChanged, newAnnouncement, publishedNow, wordsOf } from './announcement-draft.js';
import { AnnouncementForm } from './announcement-form.js';
import { AnnouncementList } from './announcement-list.js';
import { deleteAnnouncementMutation, saveAnnouncementMutation, staffAnnouncementsQuery } from './announcements.data.js';
import { announcementsMessages } from './messages.js';

/** The announcements of the server: written, scheduled, ended and deleted (HINT-11). */
export function AnnouncementsSection() {
  const text = useMessages(announcementsMessages);
  const client = useClient();
  const queryClient = useQueryClient();
  const { data, error, refetch, dataUpdatedAt } = useQuery(staffAnnouncementsQuery(client));
  const save = useMutation(saveAnnouncementMutation(client, queryClient));
  const remove = useMutation(deleteAnnouncementMutation(client, queryClient));
  const attempt = useAttempt();
  const { ask, modal } = useQuestion();
  const editor = useOpening<AdminAnnouncement>();
  const add = useRef<HTMLButtonElement>(null);
  if (data === undefined) {
    if (error === null) return <Loading />;
    return <ErrorState title={text.failed()} description={errorText(error, '')} onRetry={() => void refetch()} />;
  }
  const change = ({ id }: AdminAnnouncement, words: AnnouncementWords, done: string): void =>
    attempt({ act: () => save.mutateAsync({ id, words }), done, failed: text.changeFailed() });
  return (
    <>
      <div className="rk-entries-head">
        <Button ref={add} variant="primary" onClick={() => editor.open(null)}>
          <Plus size={18} strokeWidth={1.85} aria-hidden="true" />
          {text.add()}
        </Button>
      </div>
      <AnnouncementList
        announcements={data}
        // Each change updates the list.
        now={dataUpdatedAt}
        onEdit={editor.open}
        onPublish={one => change(one, publishedNow(wordsOf(one), Date.now()), text.published())}
        onEnd={one => change(one, endedNow(wordsOf(one), Date.now()), text.withdrawn())}
        onDelete={announcement =>
          ask({
            title: text.deleteTitle(),
            text: <p>{text.deleteText()}</p>,
            label: text.deleteAnnouncement(),
            act: () =>
              attempt({
                act: () => remove.mutateAsync(announcement),
                done: text.deleted(),
                failed: text.deleteFailed(),
                onDone: () => add.current?.focus(),
              }),
          })
        }
      />
      {modal}
      {editor.opening !== null && (
        <AnnouncementEditor
          key={editor.opening.number}
          announcement={editor.opening.item}
          isOpen={editor.isOpen}
          onClose={editor.close}
        />
      )}
    </>
  );
}

interface AnnouncementEditorProps {
  /** Null: a new one. */
  announcement: AdminAnnouncement | null;
  isOpen: boolean;
  onClose(): void;
}

function AnnouncementEditor({ announcement, isOpen, onClose }: AnnouncementEditorProps) {
  const text = useMessages(announcementsMessages);
  const save = useMutation(saveAnnouncementMutation(useClient(), useQueryClient()));
  const [start] = useState(() => (announcement === null ? newAnnouncement : wordsOf(announcement)));
  const [words, setWords] = useState(start);
  const [now] = useState(Date.now);
  return (
    <EditorModal
      isOpen={isOpen}
      title={announcement === null ? text.add() : text.editTitle()}
      isChanged={isChanged(words, start)}
      onClose={onClose}
    >
      <AnnouncementForm
        words={words}
        onChange={setWords}
        isSaving={save.isPending}
        errorText={save.isError ? errorText(save.error, text.saveFailed()) : ''}
        now={now}
        onSave={() => save.mutate({ id: announcement?.id ?? null, words }, { onSuccess: onClose })}
      />
    </EditorModal>
  );
}
