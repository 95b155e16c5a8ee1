import { citesPage, matchesAnswer, normalize, type Question } from '../../eval-scoring.ts';

/** A passage as numbered in a prompt; a detail of the whole site has no address. */
type ShownPassage = { number: number; address: string | undefined; text: string };

/** The numbered passages of a prompt, each below the line of its page. */
export function readPassages(prompt: string): ShownPassage[] {
  const passages: ShownPassage[] = [];
  let address: string | undefined;
  for (const line of prompt.split('\n')) {
    const [, opened] = /^<page [^>]*address="([^"]*)"/.exec(line) ?? [];
    if (opened !== undefined || line === '</page>') address = opened;
    const [, number] = /^\[(\d+)\]/.exec(line) ?? [];
    const last = passages.at(-1);
    if (number) passages.push({ number: Number(number), address, text: line });
    else if (last && !line.startsWith('<')) last.text += `\n${line}`;
  }
  return passages;
}

/** Whether the prompt's part of the page with the answer contains it. */
export function holdsAnswer(question: Question, prompt: string, baseUrl: string): boolean {
  const text = readPassages(prompt)
    .filter(({ address }) => address === undefined || citesPage(question, [{ url: address }], baseUrl))
    .map((passage) => passage.text)
    .join('\n');
  const { evidence } = question;
  if (evidence !== undefined && lettersOf(text).includes(lettersOf(evidence))) return true;
  return matchesAnswer(question, text);
}

/** A prompt marks passages with its own lines and signs. */
const lettersOf = (text: string): string => normalize(text).replace(/[^\p{L}\p{N}]/gu, '');
