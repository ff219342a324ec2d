import { errorText } from '@rookery/api-client';
import type { AdminRule, RuleDraft } from '@rookery/api-client/admin';
import { useClient } from '@rookery/store';
import { Button, ErrorState, Loading, useMessages, useNotify } from '@rookery/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { EditorModal } from '../entries/editor-modal.js';
import { useAttempt } from '../entries/use-attempt.js';
import { useOpening } from '../entries/use-opening.js';
import { useQuestion } from '../entries/use-question.js';
import { rulesMessages } from './messages.js';
import { RuleForm } from './rule-form.js';
import { RuleList } from './rule-list.js';
import { lastPriority, movedRule } from './rule-order.js';
import { deleteRuleMutation, orderRulesMutation, rulesQuery, saveRuleMutation } from './rules.data.js';

/** The rules of the server: written, ordered and deleted (HINT-11). */
export function RulesSection() {
  const text = useMessages(rulesMessages);
  const notify = useNotify();
  const client = useClient();
  const queryClient = useQueryClient();
  const { data: rules, error, refetch } = useQuery(rulesQuery(client));
  const order = useMutation(orderRulesMutation(client, queryClient));
  const remove = useMutation(deleteRuleMutation(client, queryClient));
  const attempt = useAttempt();
  const { ask, modal } = useQuestion();
  const editor = useOpening<AdminRule>();
  const [movedTo, setMovedTo] = useState<number | null>(null);
  const add = useRef<HTMLButtonElement>(null);
  if (rules === undefined) {
    if (error === null) return <Loading />;
    return <ErrorState title={text.failed()} description={errorText(error, '')} onRetry={() => void refetch()} />;
  }

  function move(rule: AdminRule, by: 1 | -1): void {
    if (rules === undefined) return;
    const after = movedRule(rules, rule.id, by);
    if (after === rules) return;
    setMovedTo(after.findIndex(({ id }) => id === rule.id) + 1);
    order.mutate(
      { before: rules, after },
      { onError: failure => notify({ kind: 'error', text: errorText(failure, text.moveFailed()) }) },
    );
  }

  return (
    <>
      <div className="rk-entries-head">
        <Button ref={add} variant="primary" onClick={() => editor.open(null)}>
          <Plus size={18} strokeWidth={1.85} aria-hidden="true" />
          {text.add()}
        </Button>
      </div>
      <RuleList
        rules={rules}
        onMove={move}
        onEdit={editor.open}
        onDelete={rule =>
          ask({
            title: text.deleteTitle(),
            text: (
              <>
                <p dir="auto">{rule.text}</p>
                <p>{text.deleteText()}</p>
              </>
            ),
            label: text.deleteRule(),
            act: () =>
              attempt({
                act: () => remove.mutateAsync(rule),
                done: text.deleted(),
                failed: text.deleteFailed(),
                onDone: () => add.current?.focus(),
              }),
          })
        }
      />
      <output className="rk-visually-hidden">{movedTo !== null && text.moved({ number: movedTo })}</output>
      {modal}
      {editor.opening !== null && (
        <RuleEditor
          key={editor.opening.number}
          rule={editor.opening.item}
          priority={lastPriority(rules)}
          isOpen={editor.isOpen}
          onClose={editor.close}
        />
      )}
    </>
  );
}

interface RuleEditorProps {
  /** Null: a new one. */
  rule: AdminRule | null;
  /** Of a new rule. */
  priority: number;
  isOpen: boolean;
  onClose(): void;
}

function RuleEditor({ rule, priority, isOpen, onClose }: RuleEditorProps) {
  const text = useMessages(rulesMessages);
  const save = useMutation(saveRuleMutation(useClient(), useQueryClient()));
  const [start] = useState<RuleDraft>({ text: rule?.text ?? '', hint: rule?.hint ?? '', priority });
  const [draft, setDraft] = useState(start);
  return (
    <EditorModal
      isOpen={isOpen}
      title={rule === null ? text.add() : text.editTitle()}
      isChanged={draft.text !== start.text || draft.hint !== start.hint}
      onClose={onClose}
    >
      <RuleForm
        draft={draft}
        onChange={setDraft}
        isSaving={save.isPending}
        errorText={save.isError ? errorText(save.error, text.saveFailed()) : ''}
        onSave={() => save.mutate({ id: rule?.id ?? null, draft: { ...draft, text: draft.text.trim() } }, { onSuccess: onClose })}
      />
    </EditorModal>
  );
}
