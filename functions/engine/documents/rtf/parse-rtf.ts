import type { Block } from '../content/content.ts';
import { looksLikePageNumber } from '../content/page-number.ts';
import type { ParsedDocument } from '../content/parsed-document.ts';
import { raiseDigits } from '../content/raised-digits.ts';
import { readSymbols } from '../content/symbol-fonts.ts';
import { tellLinked } from '../html/addresses/tell-linked.ts';
import { IngestError } from '../ingest-error.ts';
import { RtfBody } from './rtf-body.ts';
import { codePageOfFont, decodeCodePage } from './rtf-charset.ts';
import { type RtfToken, readRtfTokens } from './rtf-tokens.ts';

/** Word stays far below; deeper nesting is an attack on recursive parsers. */
const groupDepthLimit = 1_000;
/** No code page needs a longer fallback for one character; a larger count would swallow the text after it. */
const fallbackLengthLimit = 8;

type Destination =
  | 'body'
  | 'header'
  | 'footer'
  | 'footnote'
  | 'field-code'
  | 'skipped'
  | 'fonts'
  | 'styles'
  | 'info'
  | 'title'
  | 'list-mark';

/** Groups whose text isn't body text. */
const destinations: Record<string, Destination> = {
  fonttbl: 'fonts',
  stylesheet: 'styles',
  info: 'info',
  footnote: 'footnote',
  fldinst: 'field-code',
  title: 'title',
  listtext: 'list-mark',
  pntext: 'list-mark',
  ...Object.fromEntries(['header', 'headerl', 'headerr', 'headerf'].map((word) => [word, 'header'] as const)),
  ...Object.fromEntries(['footer', 'footerl', 'footerr', 'footerf'].map((word) => [word, 'footer'] as const)),
  ...Object.fromEntries(
    [
      ...['colortbl', 'pict', 'object', 'themedata', 'filetbl', 'revtbl', 'nonshppict', 'generator'],
      // The picture of a text box, which is read itself.
      ...['shprslt', 'annotation', 'xe', 'tc', 'bkmkstart', 'bkmkend', 'listtable', 'listoverridetable'],
    ].map((word) => [word, 'skipped'] as const),
  ),
};
/** Starred groups are usually for programs; these hold visible text. */
const visibleStarred = new Set(['shpinst', 'shptxt']);

const symbols: Record<string, string> = {
  '~': ' ',
  _: '-',
  tab: ' ',
  line: '\n',
  emdash: '—',
  endash: '–',
  bullet: '•',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  emspace: ' ',
  enspace: ' ',
  '\\': '\\',
  '{': '{',
  '}': '}',
};

/** State that a group inherits from its parent. */
type Group = {
  destination: Destination;
  fallbackLength: number;
  codePage: number;
  bold: boolean;
  hidden: boolean;
  struck: boolean;
  raised: boolean;
  font: string;
};

/** Parses Rich Text Format: headings by outline level or style name, lists, tables; fields show only their result. */
export function parseRtf(bytes: Uint8Array): ParsedDocument {
  const reader = new RtfReader();
  const rtf = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
  for (const token of readRtfTokens(rtf)) reader.read(token);
  return reader.finish();
}

class RtfReader {
  private readonly body = new RtfBody();
  private readonly header = new RtfBody();
  private readonly footer = new RtfBody();
  private readonly notes = new RtfBody();
  private readonly links: { depth: number; from: number; href: string }[] = [];
  private readonly groups: Group[] = [];
  private group: Group = {
    destination: 'body',
    fallbackLength: 1,
    codePage: 1252,
    bold: false,
    hidden: false,
    struck: false,
    raised: false,
    font: '',
  };
  private documentCodePage = 1252;
  private readonly fontCodePages = new Map<number, number>();
  private readonly fontNames = new Map<number, string>();
  private readonly headingStyles = new Map<number, number>();
  /** The font or style being defined. */
  private entryNumber = 0;
  private title = '';
  private starred = false;
  private fallbackLeft = 0;
  private pendingBytes: number[] = [];

  read(token: RtfToken): void {
    if (token.kind === 'byte') {
      if (this.takeFallback(1) === 0) this.pendingBytes.push(token.value);
      return;
    }
    this.flushBytes();
    switch (token.kind) {
      case 'open':
        if (this.groups.length >= groupDepthLimit) throw new IngestError('too-complex');
        this.groups.push({ ...this.group });
        this.fallbackLeft = 0;
        return;
      case 'close':
        this.endGroup();
        this.fallbackLeft = 0;
        return;
      case 'control':
        this.control(token.word, token.parameter);
        return;
      case 'text':
        this.append(token.text.slice(this.takeFallback(token.text.length)));
        return;
    }
  }

  finish(): ParsedDocument {
    this.flushBytes();
    return {
      ...(this.title.trim() && { title: this.title }),
      blocks: [
        ...readFrame(this.header),
        ...this.body.finish(),
        ...this.notes.finish(),
        ...readFrame(this.footer),
      ],
    };
  }

  private control(word: string, parameter: number | undefined): void {
    if (word === '*') {
      this.starred = true;
      return;
    }
    const starred = this.starred;
    this.starred = false;
    const destination = Object.hasOwn(destinations, word) ? destinations[word] : undefined;
    if (destination) this.enter(destination);
    else if (starred && !visibleStarred.has(word)) this.enter('skipped');
    else if (word === 'u') this.unicode(parameter ?? 0);
    else if (this.takeFallback(1) > 0) return;
    else if (this.format(word, parameter)) return;
    else if (Object.hasOwn(symbols, word)) this.append(symbols[word] ?? '');
    else this.textAt(this.group.destination)?.control(word, parameter);
  }

  /** Where the text of a group goes, if it is shown. */
  private textAt(destination: Destination): RtfBody | undefined {
    switch (destination) {
      case 'body':
        return this.body;
      case 'header':
        return this.header;
      case 'footer':
        return this.footer;
      case 'footnote':
        return this.notes;
      default:
        return undefined;
    }
  }

  private enter(destination: Destination): void {
    if (this.group.destination !== 'skipped') this.group.destination = destination;
  }

  /** Applies character and document properties; returns false for any other word. */
  private format(word: string, parameter: number | undefined): boolean {
    switch (word) {
      case 'ansicpg':
        this.documentCodePage = parameter ?? 1252;
        this.group.codePage = this.documentCodePage;
        return true;
      case 'mac':
        this.group.codePage = this.documentCodePage = 10000;
        return true;
      case 'uc':
        this.group.fallbackLength = (parameter ?? 1) > fallbackLengthLimit ? 1 : Math.max(0, parameter ?? 1);
        return true;
      case 'b':
        this.group.bold = parameter !== 0;
        return true;
      case 'v':
      case 'deleted':
        this.group.hidden = parameter !== 0;
        return true;
      case 'strike':
      case 'striked':
        this.group.struck = parameter !== 0;
        return true;
      case 'super':
        this.group.raised = parameter !== 0;
        return true;
      case 'up':
        this.group.raised = parameter !== 0;
        return true;
      case 'dn':
      case 'nosupersub':
        this.group.raised = false;
        return true;
      case 'plain':
        this.group = {
          ...this.group,
          bold: false,
          hidden: false,
          struck: false,
          raised: false,
          font: '',
          codePage: this.documentCodePage,
        };
        return true;
      case 'f':
        this.selectFont(parameter ?? 0);
        return true;
      case 'fcharset':
        this.fontCodePages.set(this.entryNumber, codePageOfFont(parameter ?? 0) ?? this.documentCodePage);
        return true;
      case 's':
        this.selectStyle(parameter ?? 0);
        return true;
      default:
        return false;
    }
  }

  private selectFont(font: number): void {
    if (this.group.destination === 'fonts') this.entryNumber = font;
    else {
      this.group.codePage = this.fontCodePages.get(font) ?? this.documentCodePage;
      this.group.font = this.fontNames.get(font) ?? '';
    }
  }

  private selectStyle(style: number): void {
    if (this.group.destination === 'styles') this.entryNumber = style;
    else this.textAt(this.group.destination)?.setLevel(this.headingStyles.get(style));
  }

  private unicode(parameter: number): void {
    const inRange = parameter >= -32768 && parameter <= 65535;
    if (inRange) this.append(String.fromCharCode(parameter & 0xffff));
    this.fallbackLeft = this.group.fallbackLength;
  }

  /** How many of these characters are fallbacks for the preceding Unicode character. */
  private takeFallback(available: number): number {
    const taken = Math.min(this.fallbackLeft, available);
    this.fallbackLeft -= taken;
    return taken;
  }

  private flushBytes(): void {
    if (this.pendingBytes.length === 0) return;
    const bytes = this.pendingBytes;
    this.pendingBytes = [];
    this.append(decodeCodePage(bytes, this.group.codePage));
  }

  private append(text: string): void {
    switch (this.group.destination) {
      case 'body':
      case 'header':
      case 'footer':
      case 'footnote':
        this.appendShown(text);
        return;
      case 'title':
        this.title += text;
        return;
      case 'list-mark':
        this.body.markListItem(text);
        return;
      case 'styles':
        this.nameStyle(text);
        return;
      case 'fonts':
        this.nameFont(text);
        return;
      case 'field-code':
        this.readFieldCode(text);
        return;
      case 'skipped':
      case 'info':
        return;
    }
  }

  private appendShown(text: string): void {
    const { destination, hidden, struck, raised, font, bold } = this.group;
    const body = this.textAt(destination);
    if (!body || hidden || (struck && !body.tellsStruck(text))) return;
    body.append(raised ? raiseDigits(text) : readSymbols(text, font), bold);
  }

  /** A note is a paragraph of its own, and the words of a link are told with the address behind them. */
  private endGroup(): void {
    const ended = this.group;
    this.group = this.groups.pop() ?? this.group;
    if (ended.destination === 'footnote' && this.group.destination !== 'footnote')
      this.notes.control('par', undefined);
    const link = this.links.at(-1);
    if (!link || link.depth <= this.groups.length) return;
    this.links.pop();
    const body = this.textAt(this.group.destination);
    body?.append(tellLinked(body.textFrom(link.from), link.href), this.group.bold);
  }

  /** The field around the code ends with its words. */
  private readFieldCode(code: string): void {
    const href = /HYPERLINK\s+"?([^"\s]+)/.exec(code)?.[1];
    const depth = this.groups.findLastIndex(({ destination }) => destination !== 'field-code');
    const body = this.textAt(this.groups[depth]?.destination ?? 'skipped');
    if (href && body) this.links.push({ depth, from: body.length, href });
  }

  private nameFont(text: string): void {
    this.fontNames.set(this.entryNumber, (this.fontNames.get(this.entryNumber) ?? '') + text);
  }

  private nameStyle(name: string): void {
    const level = Number(/^heading (\d)/i.exec(name)?.[1] ?? (/^title;/i.test(name) ? 1 : 0));
    if (level > 0) this.headingStyles.set(this.entryNumber, level);
  }
}

/** What stands on every page: each text once, as first and even pages repeat it, and no heading of the text. */
function readFrame(frame: RtfBody): Block[] {
  const blocks = frame.finish().flatMap((block): Block[] => {
    const shown: Block = block.kind === 'heading' ? { kind: 'paragraph', text: block.text } : block;
    return shown.kind === 'paragraph' && /\d/.test(shown.text) && looksLikePageNumber(shown.text)
      ? []
      : [shown];
  });
  return [...new Map(blocks.map((block) => [JSON.stringify(block), block])).values()];
}
