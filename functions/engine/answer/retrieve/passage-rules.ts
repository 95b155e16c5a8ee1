import type { FoundPassage } from '#functions/engine/knowledge/index/search-passages.ts';
import type { Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import type { Rule } from '../rules/rule.ts';
import type { Question } from '../understand/understand-question.ts';
import { findLabelledSections } from './labelled-sections.ts';

/** Of so many the page may say the value asked for in a section of its own. */
const passagesWithSections = 3;

type Search = { found: readonly FoundPassage[]; question: Question; knowledge: Knowledge };

/** What is read beside the passages that the search found. */
export const passageRules: readonly Rule<Search, Search>[] = [
  {
    id: 'sections-named-for-the-value',
    example: '“What does camp cost?”: the section “Fees” of the page on the camp is read too',
    applies(search) {
      const { found, question, knowledge } = search;
      const known = new Set(found.map(({ passage }) => passage));
      const further = new Map<number, FoundPassage>();
      for (const { passage: id, score } of found.slice(0, passagesWithSections)) {
        const passage = knowledge.passages[id];
        const sections = passage ? findLabelledSections(passage, question.value, knowledge) : [];
        for (const section of sections)
          if (!known.has(section) && !further.has(section)) further.set(section, { passage: section, score });
      }
      return further.size > 0 && { ...search, found: [...found, ...further.values()] };
    },
  },
];
