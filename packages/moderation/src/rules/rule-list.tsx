import type { AdminRule } from '@rookery/api-client/admin';
import { BlankState, IconButton, rowIcon, useMessages } from '@rookery/ui';
import { ArrowDown, ArrowUp, ListOrdered } from 'lucide-react';
import { rulesMessages } from './messages.js';

export interface RuleListProps {
  /** In their order. */
  rules: readonly AdminRule[];
  onMove(rule: AdminRule, by: 1 | -1): void;
  onEdit(rule: AdminRule): void;
  onDelete(rule: AdminRule): void;
}

/** The rules of the server, each with the ways to move, edit and delete it (HINT-11). */
export function RuleList({ rules, onMove, onEdit, onDelete }: RuleListProps) {
  const text = useMessages(rulesMessages);
  if (rules.length === 0) {
    return (
      <BlankState
        icon={<ListOrdered size={28} strokeWidth={1.6} aria-hidden="true" />}
        title={text.emptyTitle()}
        description={text.emptyText()}
      />
    );
  }
  return (
    <ol className="rk-entries rk-rule-entries" aria-label={text.list()}>
      {rules.map((rule, index) => {
        const number = index + 1;
        return (
          <li key={rule.id} className="rk-entry">
            <div className="rk-entry-facts">
              <p dir="auto">{rule.text}</p>
              {rule.hint !== '' && <small dir="auto">{rule.hint}</small>}
            </div>
            <div className="rk-entry-buttons">
              <IconButton
                label={text.up({ number })}
                icon={<ArrowUp size={18} strokeWidth={1.85} aria-hidden="true" />}
                aria-disabled={index === 0 || undefined}
                onClick={() => onMove(rule, -1)}
              />
              <IconButton
                label={text.down({ number })}
                icon={<ArrowDown size={18} strokeWidth={1.85} aria-hidden="true" />}
                aria-disabled={number === rules.length || undefined}
                onClick={() => onMove(rule, 1)}
              />
              <IconButton label={text.edit({ number })} icon={rowIcon('pencil')} onClick={() => onEdit(rule)} />
              <IconButton label={text.delete({ number })} icon={rowIcon('trash')} onClick={() => onDelete(rule)} />
            </div>
          </li>
        );
      })}
    </ol>
  );
}
