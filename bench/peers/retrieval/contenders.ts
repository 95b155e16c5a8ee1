import type { Contender } from '../../retrieval/contender.ts';
import { flexSearch } from './flex-search.ts';
import { miniSearch } from './mini-search.ts';
import { orama } from './orama.ts';
import { wink } from './wink.ts';

/** The libraries to which our search is compared. */
export const contenders: readonly Contender[] = [wink, miniSearch, flexSearch, orama];
