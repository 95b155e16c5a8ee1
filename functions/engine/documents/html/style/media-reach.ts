/** Widths of a phone, a tablet and a desktop: text is hidden only if none of them shows it. */
export const screenWidths = [390, 820, 1440] as const;

/** Where a rule applies: on these screens for sure, and on which it may. */
export class Reach {
  readonly surely: readonly boolean[];
  readonly maybe: readonly boolean[];

  constructor(surely: readonly boolean[], maybe: readonly boolean[]) {
    this.surely = surely;
    this.maybe = maybe;
  }

  and(other: Reach): Reach {
    return new Reach(
      this.surely.map((applies, at) => applies && other.surely[at] === true),
      this.maybe.map((applies, at) => applies && other.maybe[at] === true),
    );
  }

  or(other: Reach): Reach {
    return new Reach(
      this.surely.map((applies, at) => applies || other.surely[at] === true),
      this.maybe.map((applies, at) => applies || other.maybe[at] === true),
    );
  }

  get isEverywhere(): boolean {
    return this.surely.every(Boolean);
  }

  get isNowhere(): boolean {
    return !this.maybe.some(Boolean);
  }
}

const all = screenWidths.map(() => true);
const none = screenWidths.map(() => false);
export const everywhere = new Reach(all, all);
const nowhere = new Reach(none, none);
const perhaps = new Reach(none, all);

const mediaQueryLimit = 20;

/** A list of media queries, of which one must fit. */
export function reachOfMedia(list: string): Reach {
  const queries = list.toLowerCase().split(',').slice(0, mediaQueryLimit);
  return queries.map(reachOfQuery).reduce((sum, reach) => sum.or(reach));
}

/** What every browser of today supports, of what pages ask for. */
const supported =
  /^(?:selector|--[\w-]+|(?:-webkit-)?(?:display|position|gap|grid[a-z-]*|flex[a-z-]*|aspect-ratio|object-fit|(?:min-|max-)?(?:width|height|inline-size|block-size)|transform[a-z-]*|transition|animation|filter|backdrop-filter|clip-path|mask[a-z-]*|color|background[a-z-]*|opacity|inset|padding|margin|margin-[a-z-]+|padding-[a-z-]+|line-clamp|overflow|container-type|content-visibility|font-variation-settings|scroll-[a-z-]+|will-change|writing-mode))$/;

/** Support that only some browsers may have hides nothing for sure. */
export function reachOfSupports(condition: string): Reach {
  const features = [...condition.toLowerCase().matchAll(/(selector)\(|\(\s*([a-z-][\w-]*)\s*:/g)].map(
    ([, selector, property]) => selector ?? property ?? '',
  );
  if (features.length === 0 || !features.every((feature) => supported.test(feature))) return perhaps;
  if (!/\bnot\b/i.test(condition)) return everywhere;
  return /^\s*not\b/i.test(condition) && features.length === 1 ? nowhere : perhaps;
}

function reachOfQuery(query: string): Reach {
  const text = query.trim();
  if (text === '') return everywhere;
  if (/^not\b/.test(text)) return /^not\s+(?:print|speech)\b/.test(text) ? everywhere : perhaps;
  const parts = text.split(/\band\b/).map((part) => part.trim().replace(/^only\s+/, ''));
  return parts.map(reachOfPart).reduce((sum, reach) => sum.and(reach));
}

function reachOfPart(part: string): Reach {
  if (part === 'all' || part === 'screen') return everywhere;
  if (/^[a-z]+$/.test(part)) return nowhere;
  const [, bound, amount] = /^\((min|max)-width\s*:\s*([\d.]+(?:px|em|rem)?)\)$/.exec(part) ?? [];
  if (bound && amount) return reachOfWidth(bound === 'min' ? '>=' : '<=', amount);
  const [range, least, signOfLeast = '', signOfMost, most] = rangePattern.exec(part) ?? [];
  if (range === undefined || (!least && !most)) return perhaps;
  const from = least ? reachOfWidth(signOfLeast.startsWith('<') ? '>' : '<', least) : everywhere;
  return signOfMost && most ? from.and(reachOfWidth(signOfMost, most)) : from;
}

/** `(width < 30em)` and `(30em <= width < 60em)`. */
const rangePattern =
  /^\((?:([\d.]+(?:px|em|rem)?)\s*([<>]=?)\s*)?width(?:\s*([<>]=?)\s*([\d.]+(?:px|em|rem)?))?\)$/;

function reachOfWidth(sign: string, length: string): Reach {
  const pixels = Number.parseFloat(length) * (/em$/.test(length) ? 16 : 1);
  const fits = screenWidths.map((width) => (sign.startsWith('>') ? width >= pixels : width <= pixels));
  return new Reach(fits, fits);
}
