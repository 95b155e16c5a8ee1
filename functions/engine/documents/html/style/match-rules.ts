import type { Element } from 'domhandler';
import { spendSteps } from './count-tree-steps.ts';
import { LayerOrder } from './layer-order.ts';
import { type Entry, fitsEntry, type SheetIndex, type Styling } from './sheet-index.ts';

/** A rule that fits is sorted into the cascade of each screen. */
const stepsOfMatch = 20;
const classLimit = 40;
/** All sheets of a page together. */
const indexedRuleLimit = 60_000;

type Kind = 'now' | 'later';
type Found = { entry: Entry; before: number };

/** Finds the rules of an element by its id, classes and tag, in the order of the sheets. */
export class RuleMatcher {
  private readonly sheets: readonly { sheet: SheetIndex; before: number }[];
  /** What elements of the same name, id and classes may fit. */
  private readonly known = { now: new Map<string, Found[]>(), later: new Map<string, Found[]>() };
  readonly dependsOnScreen: boolean;
  readonly layers: LayerOrder;
  readonly changedVariables: ReadonlySet<string>;

  constructor(sheets: readonly SheetIndex[]) {
    let [before, entries] = [0, 0];
    const taken: { sheet: SheetIndex; before: number }[] = [];
    for (const sheet of sheets) {
      entries += sheet.entryCount;
      if (entries > indexedRuleLimit * 2) break;
      taken.push({ sheet, before });
      before += sheet.ruleCount;
    }
    this.sheets = taken;
    this.changedVariables = new Set(taken.flatMap(({ sheet }) => [...sheet.changedVariables]));
    this.layers = new LayerOrder(taken.flatMap(({ sheet }) => sheet.layers));
    this.dependsOnScreen = taken.some(({ sheet }) => sheet.dependsOnScreen);
  }

  /** What applies to an element as the page is served. */
  match(element: Element): Styling[] {
    return this.search('now', element);
  }

  /** What would show an element in another state of the page. */
  matchInOtherStates(element: Element): Styling[] {
    return this.search('later', element);
  }

  private search(kind: Kind, element: Element): Styling[] {
    const candidates = this.listCandidates(kind, element);
    spendSteps(candidates.length);
    const found: Styling[] = [];
    for (const { entry, before } of candidates)
      if (fitsEntry(entry, element))
        found.push(before === 0 ? entry : { ...entry, order: before + entry.order });
    spendSteps(found.length * stepsOfMatch);
    return found;
  }

  private listCandidates(kind: Kind, { name, attribs: { id = '', class: classes = '' } }: Element): Found[] {
    const signature = `${name} ${id} ${classes}`;
    const known = this.known[kind].get(signature);
    if (known) return known;
    const names = classes.split(/\s+/).filter(Boolean).slice(0, classLimit);
    const keys = new Set([...(id ? [`#${id}`] : []), ...names.map((one) => `.${one}`), name, '*']);
    const found: Found[] = [];
    for (const { sheet, before } of this.sheets)
      for (const key of keys) for (const entry of sheet[kind].get(key) ?? []) found.push({ entry, before });
    this.known[kind].set(signature, found);
    return found;
  }
}
