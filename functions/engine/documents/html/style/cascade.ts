import type { LayerOrder } from './layer-order.ts';
import type { Styling } from './sheet-index.ts';
import type { Declaration } from './tracked-properties.ts';

/** An element's own values by property, as the cascade decides them. */
export type Values = Map<string, string>;

const inlineRank = 1e14;
const layerRank = 1e12;
const importantRank = 1e15;
const specificityRank = 1e6;

/** Decides which declarations win on one screen: by importance, place, layer, specificity and order. */
export function cascade(
  stylings: readonly Styling[],
  inline: readonly Declaration[],
  layers: LayerOrder | undefined,
  appliesOn: (styling: Styling) => boolean,
): Values {
  const values: Values = new Map();
  const ranks = new Map<string, number>();
  const declare = ({ property, value, isImportant }: Declaration, rank: number) => {
    const full = rank + (isImportant ? importantRank : 0);
    if (full < (ranks.get(property) ?? 0)) return;
    ranks.set(property, full);
    values.set(property, value);
  };
  for (const styling of stylings) {
    if (!appliesOn(styling)) continue;
    const rank = styling.specificity * specificityRank + styling.order;
    for (const declaration of styling.declarations) {
      const place = layers?.placeOf(styling.layer, declaration.isImportant) ?? 0;
      declare(declaration, place * layerRank + rank);
    }
  }
  for (const declaration of inline) declare(declaration, inlineRank);
  return values;
}

/** The variables of an element: its own, and those of the elements around it. */
export class Variables {
  readonly own: Values;
  readonly outer: Variables | undefined;

  constructor(own: Values, outer?: Variables) {
    this.own = own;
    this.outer = outer;
  }

  get(name: string): string | undefined {
    return this.own.get(name) ?? this.outer?.get(name);
  }
}

/** Uses the known ones where they are the same, so that they can be compared. */
export function extendVariables(outer: Variables, own: Values, known: Variables | undefined): Variables {
  return known?.own === own && known.outer === outer ? known : new Variables(own, outer);
}

const callPattern = /var\(\s*(--[^\s,()]+)\s*(?:,([^()]*(?:\([^()]*\)[^()]*)*))?\)/;
const callLimit = 8;

/** Fills in the variables of a value; what is not defined makes it invalid, which is undefined here. */
export function resolveVariables(value: string, variables: Variables): string | undefined {
  let text = value;
  for (let calls = 0; text.includes('var('); calls++) {
    const [call, name = '', fallback] = callPattern.exec(text) ?? [];
    const found = variables.get(name) ?? fallback;
    if (!call || found === undefined || calls >= callLimit || text.length > 1000) return undefined;
    text = text.replace(call, () => found.trim());
  }
  return text.toLowerCase();
}
