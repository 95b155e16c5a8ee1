import { type Element, isTag, Text } from 'domhandler';
import { showsValue } from '#functions/engine/values/value-patterns.ts';
import { wholeText } from '../element-text.ts';
import { setChildren } from '../tree-edits.ts';

/** Longer lists are those of countries, years and products. */
const mostOptions = 60;
const toldLengthLimit = 200;
const opensSomething = ['aria-controls', 'aria-expanded', 'data-toggle', 'data-bs-toggle', 'popovertarget'];

/** Shows what forms tell: choices with their prices or times, fields that nobody can change, and buttons that name a price. */
export function openForms(elements: readonly Element[]): void {
  for (const element of elements) {
    switch (element.name) {
      case 'select':
        openChoices(element);
        break;
      case 'input':
        openField(element);
        break;
      case 'textarea':
        openArea(element);
        break;
      case 'button':
        if (tellsPrice(wholeText(element)) && !opensSomething.some((name) => name in element.attribs))
          element.name = 'span';
    }
  }
}

function openChoices(select: Element): void {
  const options = findOptions(select);
  const telling = options.filter(
    (option) => tellsPrice(wholeText(option)) || showsValue('time', wholeText(option)),
  );
  if (telling.length < 2 || options.length > mostOptions) return;
  select.name = 'ul';
  select.attribs = {};
  for (const option of telling) option.name = 'li';
  setChildren(select, telling);
}

function findOptions(select: Element): Element[] {
  return select.children.filter(isTag).flatMap((child) => {
    if (child.name === 'optgroup') return findOptions(child);
    return child.name === 'option' ? [child] : [];
  });
}

function openField(input: Element): void {
  const { type = 'text', value = '', name = '' } = input.attribs;
  const isShown = /^(?:text|number|email|tel|url|date|time)$/i.test(type) && 'readonly' in input.attribs;
  const isPriced = /^(?:submit|button)$/i.test(type) && tellsPrice(value);
  if ((!isShown && !isPriced) || value.trim() === '' || value.length > toldLengthLimit) return;
  // A number that only the server knows.
  if (isShown && /token|csrf|nonce|captcha/i.test(name)) return;
  input.name = 'span';
  setChildren(input, [new Text(value)]);
}

/** What a form says in a field of several lines; source text to copy is none of it. */
function openArea(area: Element): void {
  const text = wholeText(area);
  if ('readonly' in area.attribs && text.length <= toldLengthLimit && !/[<{]/.test(text)) area.name = 'div';
}

function tellsPrice(text: string): boolean {
  return /\d/.test(text) && text.length <= toldLengthLimit && showsValue('money', text);
}
