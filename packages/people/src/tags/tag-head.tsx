import { Button, hashtagName, IconButton, Link, TextField, useMessages } from '@rookery/ui';
import { X } from 'lucide-react';
import { useId, useState } from 'react';
import { tagMessages } from './messages.js';
import { addTag, removeTag, tagKinds, type TagChoice, type TagKind } from './tag-choice.js';

export interface TagHeadProps {
  choice: TagChoice;
  /** The page of one hashtag. */
  hrefOf(tag: string): string;
  onChange(choice: TagChoice): void;
}

/** The further hashtags of a list, each with a remove button, and a form that adds one. NAV-02 */
export function TagHead({ choice, hrefOf, onChange }: TagHeadProps) {
  const text = useMessages(tagMessages);
  const labels = { any: text.orTag, all: text.andTag, none: text.notTag };
  const further = tagKinds.flatMap(kind => choice[kind].map(tag => ({ kind, tag })));
  return (
    <div className="rk-chip-row">
      {further.length > 0 && (
        <ul className="rk-chips" aria-label={text.chosenTags()}>
          {further.map(({ kind, tag }) => (
            <li key={`${kind} ${tag}`} className="rk-chip" data-kind={kind}>
              <Link href={hrefOf(tag)} dir="auto" title={tag}>
                {labels[kind]({ name: tag })}
              </Link>
              <IconButton
                label={text.removeTag({ name: tag })}
                icon={<X size={14} aria-hidden="true" />}
                onClick={() => onChange(removeTag(choice, kind, tag))}
              />
            </li>
          ))}
        </ul>
      )}
      <details>
        <summary className="rk-chip">{text.moreTags()}</summary>
        <AddTag choice={choice} onChange={onChange} />
      </details>
    </div>
  );
}

function AddTag({ choice, onChange }: Pick<TagHeadProps, 'choice' | 'onChange'>) {
  const text = useMessages(tagMessages);
  const kindId = useId();
  const [kind, setKind] = useState<TagKind>('any');
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState('');
  const words = { any: text.tagAny(), all: text.tagAll(), none: text.tagNone() };
  const submit = () => {
    const tag = hashtagName(typed);
    const next = tag === null ? null : addTag(choice, kind, tag);
    if (next === null) return setFault(text.tagUnreadable());
    if (next === choice && choice[kind].length > 0) return setFault(text.tooManyTags());
    setTyped('');
    setFault('');
    if (next !== choice) onChange(next);
  };
  return (
    <form
      className="rk-line-form"
      onSubmit={event => {
        event.preventDefault();
        submit();
      }}
    >
      <label className="rk-visually-hidden" htmlFor={kindId}>
        {text.tagIs()}
      </label>
      <select id={kindId} value={kind} onChange={event => setKind(tagKinds.find(word => word === event.target.value) ?? 'any')}>
        {tagKinds.map(word => (
          <option key={word} value={word}>
            {words[word]}
          </option>
        ))}
      </select>
      <TextField
        label={text.hashtag()}
        isLabelHidden
        placeholder={`#${text.hashtag()}`}
        value={typed}
        errorText={fault}
        autoComplete="off"
        autoCapitalize="off"
        onChange={event => setTyped(event.target.value)}
      />
      <Button type="submit" variant="secondary" size="sm">
        {text.addTag()}
      </Button>
    </form>
  );
}
