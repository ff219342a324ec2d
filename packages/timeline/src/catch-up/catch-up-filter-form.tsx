import { Button, Select, useLocale, useMessages, type Messages } from '@rookery/ui';
import { ListFilter } from 'lucide-react';
import { usedLanguages } from '../text/languages.js';
import {
  activeFilters,
  ages,
  lengths,
  noFilters,
  replyChoices,
  UNKNOWN_LANGUAGE,
  type CatchUpFilters,
} from './catch-up-filters.js';
import { catchUpMessages } from './messages.js';

export interface CatchUpFilterFormProps {
  filters: CatchUpFilters;
  /** The languages of the posts, as `languagesOf` lists them. */
  languages: readonly string[];
  onChange(filters: CatchUpFilters): void;
}

type Text = Messages<keyof typeof catchUpMessages.texts>;

const names = {
  age: { all: 'ageAll', hours6: 'ageHours6', day: 'ageDay', days3: 'ageDays3', week: 'ageWeek' },
  replies: { all: 'repliesAll', none: 'repliesNone', only: 'repliesOnly' },
  length: { all: 'lengthAll', short: 'lengthShort', long: 'lengthLong' },
} as const;

/** The filters of the page. What they leave out is counted above the list. */
export function CatchUpFilterForm({ filters, languages, onChange }: CatchUpFilterFormProps) {
  const text = useMessages(catchUpMessages);
  const { locale } = useLocale();
  const count = activeFilters(filters);
  return (
    <details className="rk-catch-up-filters">
      <summary className="rk-chip">
        <ListFilter size={16} aria-hidden="true" />
        {text.filters({ count })}
      </summary>
      <div>
        <Select
          label={text.age()}
          value={filters.age}
          options={ages.map(value => ({ value, label: text[names.age[value]]() }))}
          onChange={age => onChange({ ...filters, age })}
        />
        <Select
          label={text.replies()}
          value={filters.replies}
          options={replyChoices.map(value => ({ value, label: text[names.replies[value]]() }))}
          onChange={replies => onChange({ ...filters, replies })}
        />
        <Select
          label={text.length()}
          value={filters.length}
          options={lengths.map(value => ({ value, label: text[names.length[value]]() }))}
          onChange={length => onChange({ ...filters, length })}
        />
        <Select
          label={text.language()}
          value={filters.language}
          options={languageOptions(text, locale, filters.language, languages)}
          onChange={language => onChange({ ...filters, language })}
        />
        {count > 0 && (
          <Button size="sm" variant="plain" onClick={() => onChange(noFilters)}>
            {text.clearFilters()}
          </Button>
        )}
      </div>
    </details>
  );
}

/** The languages by their names. The chosen one stays when its last post is gone. */
function languageOptions(text: Text, locale: string, chosen: string, languages: readonly string[]) {
  const known = chosen === 'all' || languages.includes(chosen) ? languages : [...languages, chosen];
  const named = usedLanguages(
    locale,
    known.filter(language => language !== UNKNOWN_LANGUAGE),
  ).map(({ code, name }) => ({ value: code, label: name }));
  return [
    { value: 'all', label: text.languageAll() },
    ...named,
    ...(known.includes(UNKNOWN_LANGUAGE) ? [{ value: UNKNOWN_LANGUAGE, label: text.languageUnknown() }] : []),
  ];
}
