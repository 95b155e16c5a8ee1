const call = /^-?(?:webkit-)?(?:calc|min|max|clamp)\(.*\)$/;
const token = /\s*([+-](?=\s)|[+-]?\d*\.?\d+(?:e[+-]?\d+)?[a-z%]*|[a-z-]*\(|[),*/])/y;

/** Whether a value is computed, as `calc(1px + 2em)`. */
export const isComputed = (value: string): boolean => call.test(value);

/** The result of calc(), min(), max() and clamp(); undefined where an operand is unknown. */
export function compute(value: string, measure: (operand: string) => number | undefined): number | undefined {
  const result = new Computation(value, measure).run();
  return result !== undefined && Number.isFinite(result) ? result : undefined;
}

class Computation {
  private readonly tokens: string[] = [];
  private at = 0;
  private readonly measure: (operand: string) => number | undefined;

  constructor(value: string, measure: (operand: string) => number | undefined) {
    this.measure = measure;
    token.lastIndex = 0;
    for (let found = token.exec(value); found; found = token.exec(value)) this.tokens.push(found[1] ?? '');
  }

  run(): number | undefined {
    const result = this.sum();
    return this.at === this.tokens.length ? result : undefined;
  }

  private sum(): number | undefined {
    let total = this.product();
    while (this.next('+', '-')) {
      const sign = this.tokens[this.at++] === '-' ? -1 : 1;
      total = combine(total, this.product(), (left, right) => left + sign * right);
    }
    return total;
  }

  private product(): number | undefined {
    let total = this.operand();
    while (this.next('*', '/')) {
      const isDivided = this.tokens[this.at++] === '/';
      total = combine(total, this.operand(), (left, right) => (isDivided ? left / right : left * right));
    }
    return total;
  }

  private operand(): number | undefined {
    const text = this.tokens[this.at++] ?? '';
    if (!text.endsWith('(')) return this.measure(text);
    const parts = [this.sum()];
    while (this.next(',')) {
      this.at++;
      parts.push(this.sum());
    }
    this.at++;
    const known = parts.filter((part) => part !== undefined);
    return known.length === parts.length ? apply(text, known) : undefined;
  }

  private next(...wanted: string[]): boolean {
    return wanted.includes(this.tokens[this.at] ?? '');
  }
}

function apply(name: string, [first = 0, ...others]: number[]): number {
  if (name === 'min(') return Math.min(first, ...others);
  if (name === 'max(') return Math.max(first, ...others);
  const [middle = first, last = middle] = others;
  return name === 'clamp(' ? Math.max(first, Math.min(middle, last)) : first;
}

function combine(
  left: number | undefined,
  right: number | undefined,
  result: (left: number, right: number) => number,
): number | undefined {
  return left === undefined || right === undefined ? undefined : result(left, right);
}
