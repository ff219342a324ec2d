import { BlankState, Switch, useMessages } from '@rookery/ui';
import { ownListsMessages } from './messages.js';
import { NewListForm, type NewListFormProps } from './new-list-form.js';

interface AddToListProps {
  /** Of the account. */
  name: string;
  lists: readonly { readonly id: string; readonly title: string; readonly isOn: boolean }[];
  onChange(listId: string, isOn: boolean): void;
  /** Announced assertively; '' for nothing. */
  errorText: string;
  newList: NewListFormProps;
}

/** The lists of the member, each a switch that adds an account or removes it, and a form for a new list. HINT-04 */
export function AddToList({ name, lists, onChange, errorText, newList }: AddToListProps) {
  const text = useMessages(ownListsMessages);
  return (
    <div className="rk-edit-list">
      {lists.length === 0 ? (
        <BlankState title={text.noListsTitle()} description={text.noListsText()} />
      ) : (
        <fieldset>
          <legend className="rk-visually-hidden">{text.listsOf({ name })}</legend>
          {lists.map(list => (
            <Switch key={list.id} label={list.title} isOn={list.isOn} onChange={isOn => onChange(list.id, isOn)} />
          ))}
          <p role="alert" className="rk-field-error">
            {errorText}
          </p>
        </fieldset>
      )}
      <NewListForm {...newList} />
    </div>
  );
}
