/** A line of a model's reply. */
export type ReplyLine =
  | { kind: 'verdict'; verdict: ReadingVerdict }
  | { kind: 'say'; text: string }
  | { kind: 'from'; number: number; words: string }
  | { kind: 'closest'; number: number };

/** A model's verdict: the site answers the question, answers part of it, is silent, or isn't asked. */
export const readingVerdicts = ['answers', 'part', 'silent', 'other'] as const;
export type ReadingVerdict = (typeof readingVerdicts)[number];

/** No useful line is longer; a rambling model is cut off here. */
const pendingLimit = 2000;

/** Splits a stream into protocol lines. */
export type ReplyLines = {
  /** Returns the lines that are now complete. */
  push(text: string): ReplyLine[];
  /** Returns the rest at the end of the stream. */
  end(): ReplyLine[];
};

/**
 * Reads the protocol with the variations that models add: markup, numbered labels, several labels on a line, text
 * below its label.
 */
export function createReplyLines(): ReplyLines {
  let pending = '';
  /** A label whose text follows on the next lines. */
  let open: 'say' | 'from' | undefined;
  let openNumber: number | undefined;
  const readLine = (line: string): ReplyLine[] => splitLabels(line).flatMap(readPart);
  const readPart = (part: string): ReplyLine[] => {
    const label = readLabel(part);
    if (!label) return readBelow(part);
    const { name, figure, text } = label;
    open = undefined;
    switch (name) {
      case 'verdict':
        return readVerdict(text);
      case 'say':
        open = text === '' ? 'say' : undefined;
        return text === '' ? [] : [{ kind: 'say', text }];
      case 'closest':
        return readNumber(text || `${figure ?? ''}`).map((number) => ({ kind: 'closest', number }));
      case 'from': {
        const sources = readSources(text, figure);
        const bare = sources.length === 1 ? sources[0] : undefined;
        open = bare?.words === '' ? 'from' : undefined;
        openNumber = bare?.number;
        return open ? [] : sources;
      }
    }
  };
  const readBelow = (part: string): ReplyLine[] => {
    const text = part.replace(/^[\s>*•-]+/, '').trim();
    if (text === '' || /^`{3}/.test(text)) return [];
    if (open === 'say') {
      open = undefined;
      return [{ kind: 'say', text }];
    }
    if (open === 'from' && openNumber !== undefined) {
      open = undefined;
      return [{ kind: 'from', number: openNumber, words: unquote(text) }];
    }
    return readVerdict(text, true);
  };
  return {
    push(text) {
      const lines = (pending + text).split('\n');
      pending = (lines.pop() ?? '').slice(0, pendingLimit);
      return lines.flatMap(readLine);
    },
    end() {
      const rest = readLine(pending);
      pending = '';
      return rest;
    },
  };
}

/** "SAY: … FROM: 12 …" on one line. */
function splitLabels(line: string): string[] {
  return line.split(/\s+(?=[*_`]*(?:SAY|FROM|CLOSEST)[*_`]*\s*\d*\s*[*_`]*[:：])/u);
}

const replyLabelPattern =
  /^[\s>#*_`•-]*(?:\d{1,2}[.)]\s*)?[*_`]*(verdict|say|from|closest)(?![\p{L}])[*_`]*\s*(\d*)\s*[*_`]*\s*[:：][*_`]*\s*(.*)$/isu;

type Label = { name: 'verdict' | 'say' | 'from' | 'closest'; figure: number | undefined; text: string };

function readLabel(part: string): Label | undefined {
  const [, label = '', figure = '', text = ''] = replyLabelPattern.exec(part) ?? [];
  const name = (['verdict', 'say', 'from', 'closest'] as const).find((each) => each === label.toLowerCase());
  return name && { name, figure: figure === '' ? undefined : Number(figure), text: text.trim() };
}

/** The bare word counts only as a whole line, not at the start of a sentence. */
function readVerdict(text: string, isBare = false): ReplyLine[] {
  const word = text.toLowerCase().replace(/^[^\p{L}]+/u, '');
  if (isBare && /\p{L}\P{L}+\p{L}/u.test(word)) return [];
  const verdict = readingVerdicts.find((each) => word.startsWith(each.replace(/s$/, '')));
  return verdict ? [{ kind: 'verdict', verdict }] : [];
}

function readNumber(text: string): number[] {
  const [, figure] = /(\d+)/.exec(text) ?? [];
  return figure === undefined ? [] : [Number(figure)];
}

const quotedPattern =
  /(?:^|[\s,;])(?:passage\s+)?[[(#]*(\d+)[\])]*\s*[:,–-]?\s*["“”„«「](.+?)["“”»」](?=\s*(?:$|[,;.]|and\b|&|[[(#]*\d))/giu;
const plainSourcePattern = /^(?:passage\s+)?[[(#]*(\d+)[\])]*\s*[:,.–-]?\s*(.*)$/isu;

/** One passage with its words, or several on a line. `figure` is the number before the colon: "FROM 12: …". */
function readSources(text: string, figure: number | undefined): Extract<ReplyLine, { kind: 'from' }>[] {
  const quoted = [...text.matchAll(quotedPattern)];
  if (quoted.length > 0)
    return quoted.map(([, number, words = '']) => ({ kind: 'from', number: Number(number), words }));
  const isQuoteAlone = /^["“”„«「]/u.test(text);
  const [, number, words = ''] = isQuoteAlone ? [] : (plainSourcePattern.exec(text) ?? []);
  if (number !== undefined) return [{ kind: 'from', number: Number(number), words: unquote(words) }];
  return figure === undefined ? [] : [{ kind: 'from', number: figure, words: unquote(text) }];
}

function unquote(text: string): string {
  return text
    .trim()
    .replace(/^["“”„«»「'‘`*]+/u, '')
    .replace(/["“”«»」'’`*]+[.,;]?$/u, '')
    .trim();
}
