import type { Element } from 'domhandler';
import { ownText } from './element-text.ts';
import { findHolder } from './find-panels.ts';
import { visibleText } from './html-text.ts';
import { parseTree } from './parse-tree.ts';
import { putBehind } from './tree-edits.ts';

const stateLengthLimit = 2_000_000;
const valueLimit = 200_000;
const jsonDepthLimit = 40;
const fewestWordsOfAnswer = 2;
const answerLengthLimit = 20_000;

/**
 * Inserts answers from a page's embedded data behind the controls that load them. Only objects with a control's exact
 * words count: visitors never see the rest. Returns the controls that got an answer.
 */
export function addEmbeddedAnswers(elements: readonly Element[], controls: readonly Element[]): Set<Element> {
  const answered = new Set<Element>();
  const asked = new Map<string, Element>();
  for (const control of controls) {
    const label = normalize(visibleText(control.children));
    if (label !== '' && !asked.has(label)) asked.set(label, control);
  }
  for (const script of asked.size > 0 ? elements.filter(isDataScript) : []) {
    for (const [label, answer] of readAnswers(parseData(script), asked)) {
      const control = asked.get(label);
      asked.delete(label);
      if (!control) continue;
      putBehind(findHolder(control), 'div', parseTree(answer).children);
      answered.add(control);
    }
  }
  return answered;
}

function isDataScript({ name, attribs }: Element): boolean {
  return name === 'script' && /^application\/(?:ld\+)?json$/i.test(attribs.type ?? '');
}

function parseData(script: Element): unknown {
  const text = ownText(script);
  try {
    return text.length <= stateLengthLimit ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}

/** The answers in a page's data by the normalized label that asks for them. */
function readAnswers(root: unknown, asked: ReadonlyMap<string, Element>): Map<string, string> {
  const answers = new Map<string, string>();
  // Nuxt serializes its data as a list whose numbers point to other entries.
  const places: readonly unknown[] = Array.isArray(root) ? root : [];
  const resolve = (value: unknown) => (typeof value === 'number' && value in places ? places[value] : value);
  let values = 0;
  const visit = (value: unknown, depth: number) => {
    if (typeof value !== 'object' || value === null || depth > jsonDepthLimit || values++ > valueLimit)
      return;
    const parts = Object.values(value);
    if (!Array.isArray(value)) {
      const texts = parts.map(resolve).flatMap(textsOf);
      const label = texts.map(normalize).find((text) => asked.has(text));
      const answer = label && findAnswer(texts, label);
      if (label && answer) answers.set(label, answers.get(label) ?? answer);
    }
    for (const part of parts) visit(part, depth + 1);
  };
  visit(root, 0);
  return answers;
}

/** A text, or the texts of an object one level below, such as `acceptedAnswer.text`. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return Object.values(value).filter((inner) => typeof inner === 'string');
}

/** The longest of the other texts; names, dates and addresses are shorter. */
function findAnswer(texts: readonly string[], label: string): string | undefined {
  return texts
    .filter((text) => text.length <= answerLengthLimit && normalize(text) !== label)
    .filter((text) => text.trim().split(/\s+/).length >= fewestWordsOfAnswer)
    .reduce<string | undefined>(
      (longest, text) => (longest && longest.length >= text.length ? longest : text),
      undefined,
    );
}

const normalize = (text: string): string => text.replace(/\s+/g, ' ').trim().toLowerCase();
