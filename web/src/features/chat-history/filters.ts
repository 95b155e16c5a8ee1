import type { SessionChoices } from '#shared/contract/assistant/chat-history.ts';
import type { SessionOutcome, SessionRating } from '#shared/domain/chat/session-outcome.ts';

export type { SessionChoices };

/** The chosen filters of the list; an empty text filters nothing. */
export type SessionFilters = {
  outcome: SessionOutcome | '';
  rating: SessionRating | '';
  filter: 'visitors' | 'tests' | '';
  language: string;
  page: string;
  tag: string;
};

export const noFilters: SessionFilters = {
  ...{ outcome: '', rating: '', filter: '', language: '', page: '', tag: '' },
};

export function countFilters(filters: SessionFilters): number {
  return Object.values(filters).filter(Boolean).length;
}

/** The chosen ones as input of the call. */
export function toQuery({ outcome, rating, filter, language, page, tag }: SessionFilters) {
  return {
    filter: filter || ('all' as const),
    ...(outcome && { outcome }),
    ...(rating && { rating }),
    ...(language && { language }),
    ...(page && { page }),
    ...(tag && { tag }),
  };
}

/** What all pages of a list offer together. */
export function joinChoices(pages: readonly { choices?: SessionChoices | undefined }[]): SessionChoices {
  const join = (name: keyof SessionChoices) =>
    [...new Set(pages.flatMap(({ choices }) => choices?.[name] ?? []))].toSorted();
  return { languages: join('languages'), pages: join('pages'), tags: join('tags') };
}
