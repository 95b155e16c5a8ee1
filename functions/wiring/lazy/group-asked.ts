/** Groups questions that ask the same; loaded when there are some, because it needs the words of the engine. */
export { groupAsked } from '#functions/domain/owner-answers/group-asked.ts';
