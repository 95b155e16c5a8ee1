import { nameOf, type SyntaxNode, visitBindings } from './syntax.ts';

/** What a name refers to outside its statement; undefined for a name that the statement itself declares. */
export type Meaning = (name: string) => string | undefined;

/**
 * Prints a statement independently of its file: numbers that esbuild adds to names are dropped or renewed in order of
 * appearance, and a foreign name carries its meaning.
 */
export function printStatement(code: string, node: SyntaxNode, meaning: Meaning): string {
  const names = new StatementNames(meaning);
  const parts: string[] = [];
  let end = node.start;
  visitBindings(node, (identifier, key) => {
    const { start } = identifier;
    parts.push(code.slice(end, start), key === undefined ? '' : `${key}: `, names.print(nameOf(identifier)));
    end = start + nameOf(identifier).length;
  });
  return [...parts, code.slice(end, node.end)].join('');
}

class StatementNames {
  readonly #printed = new Map<string, string>();
  readonly #counts = new Map<string, number>();
  readonly #meaning: Meaning;

  constructor(meaning: Meaning) {
    this.#meaning = meaning;
  }

  print(name: string): string {
    const known = this.#printed.get(name);
    if (known !== undefined) return known;
    const base = dropNumber(name);
    const count = (this.#counts.get(base) ?? 0) + 1;
    this.#counts.set(base, count);
    const meaning = this.#meaning(name);
    const printed = `${base}${count === 1 ? '' : `$${count}`}${meaning === undefined ? '' : `~${meaning}`}`;
    this.#printed.set(name, printed);
    return printed;
  }
}

/** A name without the number that a bundler may have given it. */
export const dropNumber = (name: string): string => name.replace(/(?<=.)\d+$/, '');
