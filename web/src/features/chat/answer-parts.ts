export { AnswerSources } from './answer/answer-sources.tsx';
export { AnswerActions, Offer } from './answer-actions.tsx';
export { HandoffNote } from './handoff-note.tsx';
