import { emptyWordLists } from './word-lists.ts';

// The engine joins its word lists as it loads, so it loads after they are emptied.
const off = process.argv.slice(2);
emptyWordLists(new Set(off));
const { loadAskedSets } = await import('./asked-sets.ts');
const { scoreQuestions } = await import('./score-questions.ts');
console.log(JSON.stringify(await scoreQuestions(await loadAskedSets(), off)));
