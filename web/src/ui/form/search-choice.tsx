import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { Failure } from '#web/ui/form/failure.tsx';
import { Button } from './button.tsx';
import { TextField } from './text-field.tsx';

type SearchChoiceProps<Item> = {
  id: string;
  label: string;
  placeholder: string;
  /** Whether the field takes the focus when it appears. */
  isFocused?: boolean;
  onSearch: (query: string) => void;
  /** The results of the last search. */
  found: { data: readonly Item[] | undefined; error: Error | null; isFetching: boolean };
  foundLabel: string;
  nothingFound: string;
  nameOf: (item: Item) => string;
  onChoose: (item: Item) => void;
};

/** A search whose results are buttons to choose from. */
export function SearchChoice<Item extends { id: string }>(props: SearchChoiceProps<Item>) {
  const { id, label, placeholder, isFocused, found, foundLabel, nothingFound } = props;
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isFocused) field.current?.focus();
  }, [isFocused]);
  const search = (event: FormEvent) => {
    event.preventDefault();
    props.onSearch(typed.trim());
  };
  return (
    <search className="block">
      <form onSubmit={search} className="flex max-w-xl items-end gap-3">
        <TextField
          id={id}
          label={label}
          type="search"
          placeholder={placeholder}
          className="min-w-0 flex-1"
          ref={field}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" variant="secondary" disabled={typed.trim() === ''} label="Search" />
      </form>
      <Failure error={found.error} className="mt-3" />
      {found.isFetching && <Spinner label="Searching…" className="mt-3" />}
      <div role="status" className="mt-3 empty:mt-0">
        {found.data?.length === 0 && !found.isFetching && <p className="text-ink-muted">{nothingFound}</p>}
      </div>
      {found.data && found.data.length > 0 && (
        <ul aria-label={foundLabel} className="flex flex-wrap gap-2">
          {found.data.map((item) => (
            <li key={item.id} className="min-w-0">
              <Button
                variant="secondary"
                size="small"
                className="max-w-full"
                onClick={() => props.onChoose(item)}
              >
                <span className="truncate">{props.nameOf(item)}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </search>
  );
}
