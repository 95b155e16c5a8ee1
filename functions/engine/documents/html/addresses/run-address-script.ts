const scriptTokenPattern =
  /\s*(?:(\/\/[^\n]*|\/\*[\s\S]*?\*\/|<!--[^\n]*)|'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|(\d+)|([\w$][\w$.]*)|(\+=|[^\s]))/gy;
const scriptTokenLimit = 2_000;
const textLengthLimit = 4_000;

type Token = { kind: 'text' | 'number' | 'name' | 'sign'; value: string };

/** What a script adds to its page: behind itself, and inside the elements with these ids. */
export type ScriptOutput = { written: string; inside: Map<string, string> };

/**
 * Follows the plain steps by which scripts put an address together: texts joined in variables, then written. Runs
 * nothing, skips every other statement, and never throws.
 */
export const runAddressScript = (script: string): ScriptOutput => new AddressScript(readTokens(script)).run();

function readTokens(script: string): Token[] {
  const tokens: Token[] = [];
  for (const [, , single, double, number, name, sign] of script.matchAll(scriptTokenPattern)) {
    if (tokens.length >= scriptTokenLimit) break;
    const quoted = single ?? double;
    if (quoted !== undefined) tokens.push({ kind: 'text', value: unescapeText(quoted) });
    else if (number !== undefined) tokens.push({ kind: 'number', value: number });
    else if (name !== undefined) tokens.push({ kind: 'name', value: name });
    else if (sign !== undefined) tokens.push({ kind: 'sign', value: sign });
  }
  return tokens;
}

function unescapeText(text: string): string {
  return text.replace(/\\(?:x([\da-f]{2})|u([\da-f]{4})|(.))/gi, (_, byte, unit, character) => {
    const code: string | undefined = byte ?? unit;
    if (code !== undefined) return String.fromCharCode(Number.parseInt(code, 16));
    return character === 'n' || character === 't' ? ' ' : String(character);
  });
}

class AddressScript {
  private readonly tokens: Token[];
  private readonly variables = new Map<string, string>();
  private readonly output: ScriptOutput = { written: '', inside: new Map() };
  private at = 0;

  constructor(tokens: Token[]) {
    this.tokens = tokens;
  }

  run(): ScriptOutput {
    while (this.at < this.tokens.length) {
      const start = this.at;
      if (this.runStatement()) continue;
      this.at = start;
      this.skipStatement();
    }
    return this.output;
  }

  private runStatement(): boolean {
    if (this.takeName('var') || this.takeName('let') || this.takeName('const')) return this.runAssignment();
    if (this.takeName('document.write') || this.takeName('document.writeln')) {
      const text = this.readArguments();
      if (text !== undefined) this.output.written += text;
      return text !== undefined;
    }
    if (this.takeName('document.getElementById')) return this.runInsertion();
    return this.runAssignment();
  }

  private runAssignment(): boolean {
    const name = this.tokens[this.at];
    if (name?.kind !== 'name') return false;
    this.at++;
    const before = this.takeSign('+=') ? this.variables.get(name.value) : this.takeSign('=') ? '' : undefined;
    const text = before === undefined ? undefined : this.readSum();
    if (before === undefined || text === undefined) return false;
    this.variables.set(name.value, (before + text).slice(0, textLengthLimit));
    return true;
  }

  private runInsertion(): boolean {
    const id = this.readArguments();
    if (id === undefined || !this.takeSign('.') || !this.takeName('innerHTML')) return false;
    const before = this.takeSign('+=')
      ? (this.output.inside.get(id) ?? '')
      : this.takeSign('=')
        ? ''
        : undefined;
    const text = before === undefined ? undefined : this.readSum();
    if (before === undefined || text === undefined) return false;
    this.output.inside.set(id, (before + text).slice(0, textLengthLimit));
    return true;
  }

  private readSum(): string | undefined {
    let sum = this.readTerm();
    while (sum !== undefined && this.takeSign('+')) {
      const term = this.readTerm();
      sum = term === undefined ? undefined : (sum + term).slice(0, textLengthLimit);
    }
    return sum;
  }

  private readTerm(): string | undefined {
    if (this.takeSign('(')) {
      const inner = this.readSum();
      return this.takeSign(')') ? inner : undefined;
    }
    const token = this.tokens[this.at];
    if (!token || token.kind === 'sign') return undefined;
    this.at++;
    if (token.kind !== 'name') return this.readReversal(token.value);
    const known = this.variables.get(token.value);
    if (known !== undefined) return known;
    switch (token.value) {
      case 'String.fromCharCode':
        return this.readCharacterCodes();
      case 'unescape':
      case 'decodeURIComponent':
        return decodePercent(this.readArguments());
      case 'atob': {
        const encoded = this.readArguments();
        return encoded === undefined ? undefined : Buffer.from(encoded, 'base64').toString('latin1');
      }
      default:
        return this.readJoin(token.value);
    }
  }

  /** `'gro.loohcs@eciffo'.split('').reverse().join('')` */
  private readReversal(text: string): string {
    const start = this.at;
    const steps = ['.', 'split', '(', '', ')', '.', 'reverse', '(', ')', '.', 'join', '(', '', ')'];
    const isReversed = steps.every((step) => this.tokens[this.at++]?.value === step);
    if (isReversed) return [...text].reverse().join('');
    this.at = start;
    return text;
  }

  /** A variable's own reversal reads as one name: `address.split('')`. */
  private readJoin(name: string): string | undefined {
    const [, variable = ''] = /^([\w$]+)\.split$/.exec(name) ?? [];
    const text = this.variables.get(variable);
    const steps = ['(', '', ')', '.', 'reverse', '(', ')', '.', 'join', '(', '', ')'];
    const isReversed = text !== undefined && steps.every((step) => this.tokens[this.at++]?.value === step);
    return isReversed ? [...text].reverse().join('') : undefined;
  }

  private readCharacterCodes(): string | undefined {
    if (!this.takeSign('(')) return undefined;
    let text = '';
    for (;;) {
      const code = this.tokens[this.at++];
      if (code?.kind !== 'number') return undefined;
      text += String.fromCharCode(Number(code.value));
      if (this.takeSign(')')) return text;
      if (!this.takeSign(',')) return undefined;
    }
  }

  private readArguments(): string | undefined {
    if (!this.takeSign('(')) return undefined;
    let text = this.readSum();
    while (text !== undefined && this.takeSign(',')) {
      const next = this.readSum();
      text = next === undefined ? undefined : text + next;
    }
    return this.takeSign(')') ? text : undefined;
  }

  private skipStatement(): void {
    while (this.at < this.tokens.length) {
      const token = this.tokens[this.at++];
      if (token?.kind === 'sign' && /^[;{}]$/.test(token.value)) return;
    }
  }

  private takeName(name: string): boolean {
    return this.take('name', name);
  }

  private takeSign(sign: string): boolean {
    return this.take('sign', sign);
  }

  private take(kind: Token['kind'], value: string): boolean {
    const token = this.tokens[this.at];
    if (token?.kind !== kind || token.value !== value) return false;
    this.at++;
    return true;
  }
}

function decodePercent(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
