import { tellLinked } from '../html/addresses/tell-linked.ts';
import type { LinkedParts } from './linked-parts.ts';

/** Longer lists of choices are lists of countries and years. */
const mostChoices = 30;

type Link = { from: number; href: string };

/** What stands behind the words of a paragraph: addresses of links and of fields, and the choices of a list to choose from. */
export class DocxLinks {
  private readonly parts: LinkedParts;
  private readonly links: Link[] = [];
  private readonly fields: Link[] = [];
  private ended: Link | undefined;
  private choices: string[] = [];
  /** The place of what a drop-down of the older kind shows, which stands nowhere in its text. */
  private chosen = 0;

  constructor(parts: LinkedParts) {
    this.parts = parts;
  }

  open(name: string, attributes: Record<string, string>, text = ''): void {
    const from = text.length;
    if (name === 'w:hyperlink')
      this.links.push({ from, href: this.parts.addressOf(attributes['r:id'] ?? '') });
    else if (name === 'w:fldSimple')
      this.fields.push({ from, href: readAddress(attributes['w:instr'] ?? '') });
    else if (name === 'w:fldChar') this.openField(attributes['w:fldCharType'], from);
    else if (name === 'w:sdt' || name === 'w:ddList') {
      this.choices = [];
      this.chosen = 0;
    } else if (name === 'w:result') this.chosen = Number(attributes['w:val']);
    else if (name === 'w:listEntry') this.choices.push(attributes['w:val'] ?? '');
    else if (name === 'w:listItem')
      this.choices.push(attributes['w:displayText'] ?? attributes['w:value'] ?? '');
  }

  readCode(code: string): void {
    const field = this.fields.at(-1);
    if (field) field.href ||= readAddress(code);
  }

  /** What is told behind the text of a paragraph when an element ends. */
  close(name: string, text: string): string {
    if (name === 'w:hyperlink') return tell(this.links.pop(), text);
    if (name === 'w:fldSimple') return tell(this.fields.pop(), text);
    if (name === 'w:fldChar' && this.ended) {
      const { ended } = this;
      this.ended = undefined;
      return tell(ended, text);
    }
    if (name !== 'w:sdt' && name !== 'w:ddList') return '';
    const shown = name === 'w:ddList' ? (this.choices[this.chosen] ?? '') : '';
    const choices = this.choices.filter((choice) => choice.trim() !== '');
    this.choices = [];
    return choices.length > 1 && choices.length <= mostChoices ? `${shown} (${choices.join(', ')})` : shown;
  }

  private openField(type: string | undefined, from: number): void {
    const field = this.fields.at(-1);
    if (type === 'begin') this.fields.push({ from, href: '' });
    else if (type === 'separate' && field) field.from = from;
    else if (type === 'end') this.ended = this.fields.pop();
  }
}

function tell(link: Link | undefined, text: string): string {
  return link ? tellLinked(text.slice(link.from), link.href) : '';
}

/** The address in the code of a field: `HYPERLINK "mailto:desk@school.org"`. */
const readAddress = (code: string): string => /HYPERLINK\s+"?([^"\s]+)/.exec(code)?.[1] ?? '';
