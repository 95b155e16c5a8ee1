import type { Element } from 'domhandler';
import { cascade, type Values } from './cascade.ts';
import type { RuleMatcher } from './match-rules.ts';
import { readInlineStyle } from './read-sheet.ts';
import type { Styling } from './sheet-index.ts';
import type { Declaration } from './tracked-properties.ts';

type Own = {
  stylings: readonly Styling[];
  inline: readonly Declaration[];
  /** Undefined if they differ between screens. */
  values?: OwnValues;
};
/** Values as declared; `declares` variables, or `refers` to them. */
export type OwnValues = { values: Values; declares: boolean; refers: boolean };

const nothing: readonly never[] = [];
const noValues: Values = new Map();

/** The values of each element on each screen, by its rules, its `style` and its presentational attributes. */
export class ElementStyles {
  private readonly known = new WeakMap<Element, Own>();
  private readonly inlineByText = new Map<string, readonly Declaration[]>();

  valuesOf(element: Element, matcher: RuleMatcher | undefined, screen: number): OwnValues {
    const own = this.ownOf(element, matcher);
    if (own.values) return own.values;
    const values = describe(
      addPresentation(
        element,
        own.stylings.length === 0 && own.inline.length === 0
          ? noValues
          : cascade(own.stylings, own.inline, matcher?.layers, ({ reach }) => reach.surely[screen] === true),
      ),
    );
    if (own.stylings.every(({ reach }) => reach.isEverywhere || !reach.surely.some(Boolean)))
      own.values = values;
    return values;
  }

  /**
   * The same with everything that other states of the page would show, and without the rules that scripts
   * undo. Undefined if there is no such rule.
   */
  openValuesOf(
    element: Element,
    matcher: RuleMatcher | undefined,
    screen: number,
    isUndone: (styling: Styling) => boolean,
  ): OwnValues | undefined {
    const later = matcher?.matchInOtherStates(element) ?? [];
    const { stylings, inline } = this.ownOf(element, matcher);
    const staying = stylings.filter((styling) => !isUndone(styling));
    if (later.length === 0 && staying.length === stylings.length) return undefined;
    const opening = new Set(later);
    const values = cascade([...staying, ...later], inline, matcher?.layers, (styling) =>
      opening.has(styling) ? styling.reach.maybe.some(Boolean) : styling.reach.surely[screen] === true,
    );
    return describe(addPresentation(element, values));
  }

  /** Whether an element that was read has the same values on every screen. */
  isStable(element: Element): boolean {
    return this.known.get(element)?.values !== undefined;
  }

  private ownOf(element: Element, matcher: RuleMatcher | undefined): Own {
    const known = this.known.get(element);
    if (known) return known;
    const own: Own = { stylings: matcher?.match(element) ?? nothing, inline: this.inlineOf(element) };
    this.known.set(element, own);
    return own;
  }

  private inlineOf({ attribs: { style } }: Element): readonly Declaration[] {
    if (!style) return nothing;
    const known = this.inlineByText.get(style);
    if (known) return known;
    const read = readInlineStyle(style);
    this.inlineByText.set(style, read);
    return read;
  }
}

function describe(values: Values): OwnValues {
  let [declares, refers] = [false, false];
  for (const [property, value] of values) {
    if (property.startsWith('--')) declares = true;
    else refers ||= value.includes('var(');
  }
  return { values, declares, refers };
}

/** Elements that browsers draw a line through. */
const struckElements = new Set(['del', 's', 'strike']);

/** What names and attributes say, unless a sheet says otherwise (HTML standard, sections 15.3.1 and 15.3.4). */
function addPresentation({ name, attribs }: Element, values: Values): Values {
  const presented: [string, string][] = [];
  if ('hidden' in attribs && attribs.hidden !== 'until-found') presented.push(['display', 'none']);
  if (struckElements.has(name)) presented.push(['text-decoration', 'line-through']);
  if (attribs.bgcolor) presented.push(['background-color', attribs.bgcolor.toLowerCase()]);
  if (attribs.background) presented.push(['background-image', 'url()']);
  if (name === 'font' && attribs.color) presented.push(['color', attribs.color.toLowerCase()]);
  if (name === 'body' && attribs.text) presented.push(['color', attribs.text.toLowerCase()]);
  return presented.length > 0 ? new Map([...presented, ...values]) : values;
}
