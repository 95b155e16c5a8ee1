import type { ReactNode } from 'react';
import type { CopyBlock } from '#shared/contract/assistant/chat.ts';
import { ScrollRegion } from '#web/ui/layout/scroll-region.tsx';
import type { PieceMark } from './find-quote.ts';

/** The stored text as paragraphs, lists and tables, with the quote highlighted. Renders text only. */
export function CopyBlocks({ blocks, marks }: { blocks: readonly CopyBlock[]; marks: readonly PieceMark[] }) {
  return blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the blocks are never reordered
    <CopyBlockView key={index} block={block} marks={marks.filter((mark) => mark.block === index)} />
  ));
}

type CopyBlockProps<Block = CopyBlock> = { block: Block; marks: readonly PieceMark[] };

function CopyBlockView({ block, marks }: CopyBlockProps) {
  switch (block.kind) {
    case 'heading':
      return <CopyHeading block={block} marks={marks} />;
    case 'paragraph':
      return (
        <p className="whitespace-pre-line">
          <MarkedText text={block.text} mark={marks[0]} />
        </p>
      );
    case 'list':
      return <CopyList block={block} marks={marks} />;
    case 'table':
      return <CopyTable block={block} marks={marks} />;
  }
}

/** Headings of the copy start a level below the page's title. */
function CopyHeading({ block, marks }: CopyBlockProps<Extract<CopyBlock, { kind: 'heading' }>>) {
  const text = <MarkedText text={block.text} mark={marks[0]} />;
  if (block.level <= 1) return <h2 className="pt-4 text-xl">{text}</h2>;
  if (block.level === 2) return <h3 className="pt-3 text-lg">{text}</h3>;
  return <h4 className="pt-2 font-semibold">{text}</h4>;
}

function CopyList({ block, marks }: CopyBlockProps<Extract<CopyBlock, { kind: 'list' }>>) {
  const items = block.items.map((item, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: items are never reordered
    <li key={index} className="whitespace-pre-line">
      <MarkedText text={item} mark={marks.find(({ piece }) => piece === index)} />
    </li>
  ));
  return block.ordered ? (
    <ol className="list-decimal space-y-1 ps-6">{items}</ol>
  ) : (
    <ul className="list-disc space-y-1 ps-6">{items}</ul>
  );
}

function CopyTable({ block, marks }: CopyBlockProps<Extract<CopyBlock, { kind: 'table' }>>) {
  const { caption, header, rows } = block;
  return (
    <ScrollRegion aria-label={caption ?? 'Table'}>
      <table className="w-full border-collapse text-left [overflow-wrap:normal]">
        {caption && <caption className="pb-2 text-left font-semibold">{caption}</caption>}
        {header.length > 0 && (
          <thead>
            <tr>
              {header.map((name, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns are never reordered
                <th key={index} scope="col" className="border border-line bg-sunken px-3 py-2">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map((cells, index) => {
            const mark = marks.find(({ piece }) => piece === index);
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows are never reordered
              <tr key={index}>
                {cells.map((cell, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: cells are never reordered
                  <td key={column} className="border border-line whitespace-pre-line px-3 py-2 align-top">
                    <MarkedText text={cell} mark={mark && { start: 0, end: cell.length }} />
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

function MarkedText({
  text,
  mark,
}: {
  text: string;
  mark: Pick<PieceMark, 'start' | 'end'> | undefined;
}): ReactNode {
  if (!mark || mark.end === mark.start) return text;
  return (
    <>
      {text.slice(0, mark.start)}
      <mark data-quote>{text.slice(mark.start, mark.end)}</mark>
      {text.slice(mark.end)}
    </>
  );
}
