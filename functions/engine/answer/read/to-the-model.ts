import { isInstruction } from '#functions/engine/knowledge/instruction-text.ts';
import { foldWord, tokenize } from '#functions/engine/language/tokenize.ts';
import { findRemark } from '../understand/find-remark.ts';
import type { ReadingPrompt } from './prompts.ts';

/** Talk of prompts, tools, roles and of the assistant itself: an organisation's page says none of it to a visitor. */
const patterns: readonly RegExp[] = [
  /\b(?:system|developer|hidden|initial|original) ?(?:prompt|message|instructions?|rules)\b/,
  /\b(?:my|your|these|the|following|previous) (?:\w+ )?(?:instructions|prompt|guidelines|directives)\b.{0,40}\b(?:are|say|tell|state|is|were|was)\b/,
  /\b(?:as|i am|i'm|being) an? (?:\w+ )?(?:ai|language model|llm|chatbot|assistant)\b/,
  /\bi (?:will|can|must|shall|am going to|have been|was|am) (?:now )?(?:\w+ )?(?:act|pretend|ignore|follow|obey|comply|instructed|told|programmed|role ?play|unrestricted|dan)\b/,
  /\b(?:sure|certainly|of course|okay|ok),? (?:here|i)\b/,
  /\b(?:tool|function)[ _-]?calls?\b|\b(?:send|call|invoke|run)_\w+|"(?:tool|function|name|arguments)"\s*:/,
  /^\s*(?:system|assistant|user|human)\s*:/,
  /^\s*(?:verdict|say|from|closest)\s*:/,
  /\b(?:quote|passage)s? (?:number|\d|above|below|provided|given)\b|\b(?:provided|given|numbered) (?:quote|passage)s?\b/,
  /\b(?:systemprompt|systemnachricht|systemanweisung\w*|meine anweisungen|als ki\b|als sprachmodell)\b/,
  /\b(?:prompt systeme|mes instructions|en tant qu'ia|mis instrucciones|como ia\b|modelo de lenguaje|modele de langage)\b/,
  /системн\p{L}+ (?:промпт|сообщени|инструкци)|языков\p{L}+ модел/u,
];

/** So many words of the instructions in a row are no chance. */
const sharedRun = 6;

/** Whether a sentence speaks to or about the model rather than to a visitor about the organisation. */
export function isToTheModel(sentence: string, prompt: ReadingPrompt): boolean {
  const folded = foldWord(sentence).replaceAll('’', "'");
  return (
    isInstruction(sentence) ||
    findRemark(sentence) === 'injection' ||
    patterns.some((pattern) => pattern.test(folded)) ||
    repeatsRules(sentence, prompt)
  );
}

const runsOfRules = new Map<string, ReadonlySet<string>>();

function repeatsRules(sentence: string, { rules, reminder, queries }: ReadingPrompt): boolean {
  const said = `${rules}\n${reminder}\n${queries}`;
  const known = runsOfRules.get(said) ?? new Set(runsOf(said));
  runsOfRules.set(said, known);
  return runsOf(sentence).some((run) => known.has(run));
}

function runsOf(text: string): string[] {
  const words = tokenize(text).map(({ word }) => word);
  return words.slice(sharedRun - 1).map((_, index) => words.slice(index, index + sharedRun).join(' '));
}
