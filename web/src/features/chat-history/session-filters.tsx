import { sessionOutcomeSchema, sessionRatingSchema } from '#shared/domain/chat/session-outcome.ts';
import { filterNames, outcomeNames, ratingNames } from '#shared/domain/figures/glossary.ts';
import { nameLanguage } from '#web/lib/format/name-language.ts';
import { Button } from '#web/ui/form/button.tsx';
import { ChipSelect } from '#web/ui/form/chip-select.tsx';
import { countFilters, noFilters, type SessionChoices, type SessionFilters } from './filters.ts';

type SessionFiltersProps = {
  filters: SessionFilters;
  /** What the conversations at hand have. */
  choices: SessionChoices;
  onChange: (filters: SessionFilters) => void;
};

/** What narrows the list of conversations; a filter that would tell nothing apart isn't shown. */
export function SessionFilterFields({ filters, choices, onChange }: SessionFiltersProps) {
  const { languages, pages, tags } = choices;
  const fields: readonly Field[] = [
    {
      ...{ name: 'outcome', label: 'Outcome', isShown: true },
      options: sessionOutcomeSchema.options.map((value) => ({ value, label: outcomeNames[value] })),
    },
    {
      ...{ name: 'rating', label: 'Rating', isShown: true },
      options: [
        ...(['high-satisfaction', 'low-satisfaction'] as const).map((value) => ({
          ...{ value, label: filterNames[value] },
        })),
        { value: 'unrated', label: ratingNames.unrated },
      ],
    },
    {
      ...{ name: 'filter', label: 'Asked by', isShown: true },
      options: (['visitors', 'tests'] as const).map((value) => ({ value, label: filterNames[value] })),
    },
    {
      ...{ name: 'language', label: 'Language', isShown: languages.length > 1 },
      options: languages.map((value) => ({ value, label: nameLanguage(value) })),
    },
    {
      ...{ name: 'page', label: 'Page', isShown: pages.length > 0 },
      options: pages.map((value) => ({ value, label: value })),
    },
    {
      ...{ name: 'tag', label: 'Tag', isShown: tags.length > 0 },
      options: tags.map((value) => ({ value, label: value })),
    },
  ];
  return (
    <div className="flex flex-wrap items-center gap-2">
      {fields
        .filter(({ name, isShown }) => isShown || filters[name])
        .map(({ name, label, options }) => (
          <ChipSelect
            key={name}
            id={`chat-${name}`}
            label={label}
            options={withChosen(options, filters[name])}
            value={filters[name]}
            onChange={({ target }) => onChange(readFilter(filters, name, target.value))}
          />
        ))}
      {countFilters(filters) > 0 && (
        <Button variant="quiet" size="small" onClick={() => onChange(noFilters)} label="Clear filters" />
      )}
    </div>
  );
}

type Option = { value: string; label: string };
type Field = { name: keyof SessionFilters; label: string; isShown: boolean; options: readonly Option[] };

/** A chosen value stays in its field when no listed conversation has it any longer. */
function withChosen(options: readonly Option[], chosen: string): readonly Option[] {
  const isListed = !chosen || options.some(({ value }) => value === chosen);
  return isListed ? options : [...options, { value: chosen, label: chosen }];
}

function readFilter(filters: SessionFilters, name: keyof SessionFilters, value: string): SessionFilters {
  switch (name) {
    case 'outcome':
      return { ...filters, outcome: sessionOutcomeSchema.safeParse(value).data ?? '' };
    case 'rating':
      return { ...filters, rating: sessionRatingSchema.safeParse(value).data ?? '' };
    case 'filter':
      return { ...filters, filter: value === 'visitors' || value === 'tests' ? value : '' };
    case 'language':
    case 'page':
    case 'tag':
      return { ...filters, [name]: value };
  }
}
