const longestFrameLine = 60;
const lineEnd = /[.?!。？！؟…][)"'”’»]*$/;

/**
 * What a letter asks: its paragraphs without the salutation and the farewell, which are told by their shape in any
 * language, because they are no part of a question.
 */
export function findLetterQuestion(letter: string): string {
  const paragraphs = letter.split(/\n{2,}/);
  const [first = '', ...others] = paragraphs;
  const [salutation = '', ...lines] = first.split('\n');
  const isSalutation = /[,，、:]$/.test(salutation.trim()) && salutation.length <= longestFrameLine;
  const body = isSalutation ? [...(lines.length > 0 ? [lines.join('\n')] : []), ...others] : paragraphs;
  const last = body.findLastIndex(says);
  return (last < 0 ? body : body.slice(0, last + 1)).join('\n\n').trim();
}

/** A farewell is short lines that end no sentence. */
function says(paragraph: string): boolean {
  return paragraph.split('\n').some((line) => lineEnd.test(line.trim()) || line.length > longestFrameLine);
}
