/** Finds the owner's answer to a question; loaded when an owner has answers, because it needs the words of the engine. */
export { findCorrection } from '#functions/domain/chat/find-correction.ts';
