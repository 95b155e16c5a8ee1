import { StruckText } from '../content/struck-text.ts';
import { readSymbols } from '../content/symbol-fonts.ts';
import { tellLinked } from '../html/addresses/tell-linked.ts';
import type { OdfStyles } from './odf-styles.ts';

/** Longer runs of spaces only move text. */
const spaceLimit = 20;

/** Elements of which nothing is text that readers see. */
const unseenElements = new Set([
  'text:tracked-changes',
  'office:annotation',
  'office:forms',
  'presentation:notes',
  'text:note-citation',
  'text:table-of-content',
  'text:hidden-text',
  'text:hidden-paragraph',
  'text:ruby-text',
  'table:shapes',
  'svg:title',
  'svg:desc',
  'math:annotation',
]);

const section = 'text:section';

/** The paragraphs of an OpenDocument text, which nest in notes and boxes, with what hides parts of them. */
export class OdfText {
  private readonly styles: OdfStyles;
  private readonly struck = new StruckText();
  private readonly paragraphs: { text: string; style: string }[] = [];
  private readonly spans: string[] = [];
  private readonly links: { from: number; href: string }[] = [];
  private unseen = 0;

  constructor(styles: OdfStyles) {
    this.styles = styles;
  }

  get isUnseen(): boolean {
    return this.unseen > 0;
  }

  open(name: string, attributes: Record<string, string>): void {
    if (unseenElements.has(name) || this.isUnseenSection(name, attributes)) this.unseen++;
    if (this.unseen > 0) return;
    const style = attributes['text:style-name'] ?? '';
    if (name === 'text:p' || name === 'text:h') this.paragraphs.push({ text: '', style });
    else if (name === 'text:span') this.spans.push(style);
    else if (name === 'text:a')
      this.links.push({
        from: this.paragraphs.at(-1)?.text.length ?? 0,
        href: attributes['xlink:href'] ?? '',
      });
    else if (name === 'text:tab') this.append(' ');
    else if (name === 'text:line-break') this.append('\n');
    else if (name === 'text:s')
      this.append(' '.repeat(Math.min(Math.max(Number(attributes['text:c'] ?? 1) || 1, 1), spaceLimit)));
  }

  /** White space is collapsed (ODF 1.3 part 3, 6.1.2). */
  text(text: string): void {
    this.append(text.replace(/\s+/g, ' '));
  }

  /** The text of a paragraph that ends; undefined for any other element. */
  close(name: string): string | undefined {
    if (unseenElements.has(name) || (name === section && this.unseen > 0)) this.unseen--;
    else if (this.unseen > 0) return undefined;
    else if (name === 'text:span') this.spans.pop();
    else if (name === 'text:a') this.endLink();
    else if (name === 'text:p' || name === 'text:h') return this.paragraphs.pop()?.text;
    return undefined;
  }

  /** Within what is not seen every section counts, so that its end is told from that of the hidden one. */
  private isUnseenSection(name: string, attributes: Record<string, string>): boolean {
    return name === section && (this.unseen > 0 || attributes['text:display'] === 'none');
  }

  private endLink(): void {
    const { from = 0, href = '' } = this.links.pop() ?? {};
    this.append(tellLinked(this.paragraphs.at(-1)?.text.slice(from) ?? '', href));
  }

  private append(text: string): void {
    const paragraph = this.paragraphs.at(-1);
    if (!paragraph || this.unseen > 0) return;
    const styles = [paragraph.style, ...this.spans];
    if (styles.some((style) => this.styles.isHidden(style))) return;
    if (styles.some((style) => this.styles.isStruck(style)) && !this.struck.tells(text, paragraph.text))
      return;
    paragraph.text += readSymbols(
      text,
      styles.map((style) => this.styles.fontOf(style)).findLast(Boolean) ?? '',
    );
  }
}
