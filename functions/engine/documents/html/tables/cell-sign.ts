import { type Element, isTag, isText } from 'domhandler';
import { isNamedByFile } from '#functions/engine/documents/content/image-name.ts';
import { cross, tick } from '#functions/engine/documents/content/symbol-fonts.ts';
import { ownText } from '../element-text.ts';

/** Longer texts tell more than what a cell says. */
const signLength = 60;
const yesNames = /(?:^|[\W_])(?:check(?:ed|mark)?|tick|yes|ok|done|true|included|available)(?:$|[\W_])/i;
const noNames =
  /(?:^|[\W_])(?:times|cross|xmark|x|no|false|remove|minus|dash|close|unchecked|excluded|unavailable)(?:$|[\W_])/i;

/** What a cell without words says by a picture, an icon, a box or a label: its name, else a tick or a cross. */
export function readSign(cell: Element): string {
  const parts = [...elementsOf(cell)];
  const told = parts.map(nameOf).find((name) => name !== '');
  return told ?? parts.map(signOf).find((sign) => sign !== '') ?? '';
}

function* elementsOf(element: Element): Generator<Element> {
  yield element;
  for (const child of element.children) if (isTag(child)) yield* elementsOf(child);
}

function nameOf(element: Element): string {
  const { name, attribs } = element;
  const own = name === 'title' ? ownText(element) : '';
  const alternative = isNamedByFile(attribs.alt ?? '') ? '' : attribs.alt;
  const [told = ''] = [alternative, attribs['aria-label'], attribs.title, own].flatMap(
    (text) => text?.trim() || [],
  );
  return told.length <= signLength ? told : '';
}

function signOf({ name, attribs, children }: Element): string {
  if (name === 'input' && /^(?:checkbox|radio)$/i.test(attribs.type ?? ''))
    return 'checked' in attribs ? tick : cross;
  const [text] = children.map((child) => (isText(child) ? child.data.trim() : '')).filter(Boolean);
  const isLigature = /material-(?:icons|symbols)/.test(attribs.class ?? '');
  const names = [
    attribs.class,
    attribs.src?.split('/').at(-1),
    attribs.href,
    attribs['xlink:href'],
    isLigature && text,
  ]
    .filter(Boolean)
    .join(' ');
  const isPicture = /^(?:i|img|svg|use|span|em|b)$/.test(name);
  if (!isPicture) return '';
  if (noNames.test(names)) return cross;
  return yesNames.test(names) ? tick : '';
}
