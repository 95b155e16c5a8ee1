/** More layers than any page has are taken for one. */
const layerLimit = 90;

/** The order of a page's cascade layers, by names such as `theme.dark`: what is in no layer comes after all of them. */
export class LayerOrder {
  private readonly places = new Map<string, number>();

  constructor(names: Iterable<string>) {
    const seen = new Map<string, number>();
    for (const name of names)
      for (const outer of outerNames(name)) if (!seen.has(outer)) seen.set(outer, seen.size);
    if (seen.size > layerLimit) return;
    const ordered = [...seen.keys()].sort((one, other) => compare(one, other, seen));
    for (const [place, name] of ordered.entries()) this.places.set(name, place);
  }

  /** From 0 for the first layer; `isImportant` turns the order around. */
  placeOf(name: string, isImportant: boolean): number {
    const place = name === '' ? this.places.size : (this.places.get(name) ?? 0);
    return isImportant ? this.places.size - place : place;
  }
}

/** "a.b.c" is in "a.b", which is in "a". */
function outerNames(name: string): string[] {
  const parts = name.split('.');
  return name === '' ? [] : parts.map((_, at) => parts.slice(0, at + 1).join('.'));
}

/** A layer's own rules come after those of the layers in it. */
function compare(one: string, other: string, seen: ReadonlyMap<string, number>): number {
  const [ones, others] = [outerNames(one), outerNames(other)];
  for (const [at, name] of ones.entries()) {
    const against = others[at];
    if (against === undefined) return -1;
    if (name !== against) return (seen.get(name) ?? 0) - (seen.get(against) ?? 0);
  }
  return others.length - ones.length;
}
