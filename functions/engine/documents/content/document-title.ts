import type { Block } from './content.ts';

/** Titles that programs write into the metadata. */
const programTitle =
  /^(?:microsoft (?:word|excel|powerpoint) - |untitled|sans titre|unbenannt|document ?\d*$|book ?\d*$|slide ?1$|template)|\.(?:docx?|xlsx?|pptx?|pdf|rtf|txt|indd|qxp?|odt|pages|cdr|ai|tmp)$/i;
const titleHeadingLengthLimit = 150;

/** A document's title: its metadata unless a program wrote it, its main heading, or its file name. */
export function titleDocument(document: { claimed: string; blocks: Block[]; name: string }): string {
  if (document.claimed.length > 2 && !programTitle.test(document.claimed)) return document.claimed;
  return mainHeading(document.blocks) ?? readableName(document.name);
}

function mainHeading(blocks: Block[]): string | undefined {
  const headings = blocks
    .filter((block) => block.kind === 'heading')
    .filter(({ text }) => text.length <= titleHeadingLengthLimit);
  const highest = Math.min(...headings.map(({ level }) => level));
  return headings.find(({ level }) => level === highest)?.text;
}

function readableName(name: string): string {
  return (
    name
      .replace(/\.\w{2,4}$/, '')
      .replace(/[_+]+|%20/g, ' ')
      .trim() || name
  );
}
