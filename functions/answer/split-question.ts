const interrogative =
  "(?:who(?:se|m)?|when|where|what(?:'s)?|which|how|until when|by when|at what|is (?:it|there)|do (?:i|you|we)|can (?:i|we)|wer|wem|wen|wann|wo|was|wie|welche[rnsm]?|bis wann|ab wann|qui|quand|ou|quel(?:le)?s?|combien|comment|a quelle|quien|cuando|donde|cuanto|cual|como|que|кто|когда|где|сколько|как)";
const joinPattern = new RegExp(`[,;]?\\s+(?:and|und|et|y|и)\\s+(?=${interrogative}(?![\\p{L}]))`, 'iu');
const fewestWords = 2;

/** The two questions of "who runs it, and until when can I apply?"; undefined when it is one. */
export function splitQuestion(text: string): [string, string] | undefined {
  const match = joinPattern.exec(text);
  if (!match) return undefined;
  const first = text.slice(0, match.index).trim();
  const second = text.slice(match.index + match[0].length).trim();
  const isLong = (part: string) => part.split(/\s+/).length >= fewestWords;
  return isLong(first) && isLong(second) ? [first, second] : undefined;
}
