import { useQuery } from '@tanstack/react-query';
import type { KnowledgeItem } from '#shared/domain/conversion/knowledge-item.ts';
import type { Block } from '#shared/domain/documents/content-block.ts';
import { api } from '#web/lib/api/api.ts';
import { formatInstant } from '#web/lib/format/format-instant.ts';
import { OutsideLink } from '#web/ui/data/outside-link.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { Failure } from '#web/ui/form/failure.tsx';
import { BookOpenText } from '#web/ui/icons/icons.ts';
import { Modal } from '#web/ui/layout/modal.tsx';
import { ScrollRegion } from '#web/ui/layout/scroll-region.tsx';
import { nameItem } from './item-texts.ts';
import { nestHeadings } from './nest-headings.ts';

type ItemPreviewProps = { conversionId: string; item: KnowledgeItem; onClose: () => void };

/** An entry's text as the assistant read it, with the way to its original. */
export function ItemPreview({ conversionId, item, onClose }: ItemPreviewProps) {
  const { data, error } = useQuery(api.knowledgeBase.getItem.query({ conversionId, itemId: item.id }));
  const { url, readAt, wordCount } = item;
  const name = nameItem(item);
  return (
    <Modal
      isWide
      title={name}
      icon={<BookOpenText className="size-5 shrink-0" />}
      description={`What the assistant read${readAt ? ` on ${formatInstant(readAt)}` : ''}: ${wordCount.toLocaleString('en-US')} words.`}
      onClose={onClose}
    >
      {url && (
        <p className="mt-2 break-all text-sm">
          <OutsideLink href={url}>Compare it with the original</OutsideLink>
        </p>
      )}
      <Failure error={error} className="mt-4" />
      {!data && !error && <Spinner label="Opening what was read…" />}
      {data && (
        <article
          lang={data.language}
          dir="auto"
          className="mt-4 space-y-3 break-words border-line border-t pt-4"
        >
          {nestHeadings(data.blocks).map(({ block, depth }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: what was read does not change while it is shown
            <ShownBlock key={index} block={block} depth={depth} />
          ))}
          {data.blocks.length === 0 && <p className="text-ink-muted">No text was read.</p>}
        </article>
      )}
      {data?.isCut && (
        <p className="mt-4 text-ink-muted text-sm">
          It goes on: this is the beginning. The assistant knows all of it.
        </p>
      )}
    </Modal>
  );
}

function ShownBlock({ block, depth }: { block: Block; depth: number }) {
  switch (block.kind) {
    case 'heading':
      return (
        // biome-ignore lint/a11y/useSemanticElements: its level is known only at run time
        <p role="heading" aria-level={depth} className="pt-2 font-semibold text-lg">
          {block.text}
        </p>
      );
    case 'paragraph':
      return <p className="whitespace-pre-line">{block.text}</p>;
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List className={block.ordered ? 'list-decimal ps-6' : 'list-disc ps-6'}>
          {block.items.map((text, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <li key={index}>{text}</li>
          ))}
        </List>
      );
    }
    case 'table':
      return <ShownTable table={block} />;
    case 'definitions':
      return (
        <dl>
          {block.items.map(({ term, description }) => (
            <div key={`${term} ${description}`} className="mb-1">
              <dt className="font-semibold">{term}</dt>
              <dd>{description}</dd>
            </div>
          ))}
        </dl>
      );
  }
}

function ShownTable({ table }: { table: Extract<Block, { kind: 'table' }> }) {
  const { caption, header, rows } = table;
  return (
    <ScrollRegion aria-label={caption ?? 'Table'}>
      <table className="text-start text-sm">
        {caption && <caption className="text-start font-semibold">{caption}</caption>}
        {header.length > 0 && (
          <thead>
            <tr>
              {header.map((text, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                <th key={index} scope="col" className="border border-line bg-sunken px-2 py-1 text-start">
                  {text}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <tr key={row}>
              {cells.map((text, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                <td key={column} className="border border-line px-2 py-1 align-top">
                  {text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
