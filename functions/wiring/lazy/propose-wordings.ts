/** Finds other wordings of a question; loaded when visitors have asked, because it needs the words of the engine. */
export { proposeWordings } from '#functions/domain/dashboard/propose-wordings.ts';
