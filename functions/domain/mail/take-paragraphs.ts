import { oneLine } from './compose-mail.ts';
import { unescapeHtml } from './escape-html.ts';
import type { Mail } from './mail.ts';

type Content = Pick<Mail, 'text' | 'html'>;
type IsGone = (paragraph: string) => boolean;

/**
 * A composed mail without the paragraphs and list items for which `isGone` holds, as they stand in its text; a list
 * without items loses its title too.
 */
export function takeParagraphs({ text, html }: Content, isGone: IsGone): Content {
  return {
    text: text
      .split('\n\n')
      .flatMap((block) => takeLines(block, isGone))
      .join('\n\n'),
    html: html
      .replace(/<p class="text" style="[^"]*">([^<]*)<\/p>\n/g, keepUnless(isGone))
      .replace(/<li style="[^"]*">(.*?)<\/li>/gs, keepUnless(isGone))
      .replace(/<p class="text" style="[^"]*">[^<]*<\/p><ul [^>]*><\/ul>\n/g, ''),
  };
}

/** Whether one of a mail's paragraphs satisfies this. */
export function hasParagraph({ text }: Pick<Mail, 'text'>, isWanted: IsGone): boolean {
  return text.split('\n\n').some(isWanted);
}

function takeLines(block: string, isGone: IsGone): string[] {
  if (isGone(block)) return [];
  const lines = block.split('\n');
  const rest = lines.filter((line) => !(line.startsWith('- ') && isGone(line.slice(2))));
  const isEmptied = rest.length === 1 && lines.length > 1;
  return isEmptied ? [] : [rest.join('\n')];
}

/** Keeps an element unless its text, with the address of its link, is gone. */
function keepUnless(isGone: IsGone) {
  return (element: string, content: string) => {
    const text = content.replace(/<a href="([^"]*)"[^>]*>(.*?)<\/a>/gs, '$2 &lt;$1&gt;');
    return isGone(oneLine(unescapeHtml(text))) ? '' : element;
  };
}
