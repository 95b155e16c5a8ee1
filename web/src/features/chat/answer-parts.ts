export { AnswerSources } from './answer/answer-sources.tsx';
export { AnswerActions } from './answer-actions.tsx';
