import { type Element, isTag, isText } from 'domhandler';

/** The text of an element without that of the elements in it, such as the source of a script. */
export function ownText({ children }: Element): string {
  return children.map((child) => (isText(child) ? child.data : '')).join('');
}

/** All text within an element, hidden or not. */
export function wholeText({ children }: Element, between = ''): string {
  return children
    .map((child) => (isText(child) ? child.data : isTag(child) ? wholeText(child, between) : ''))
    .join(between);
}
