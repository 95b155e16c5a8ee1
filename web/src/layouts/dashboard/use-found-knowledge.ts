import { useQuery } from '@tanstack/react-query';
import type { Correction, KnowledgeItem } from '#shared/domain/conversion/knowledge-item.ts';
import { nameItem, statusTexts, typeTexts } from '#web/features/knowledge-base/entries/item-texts.ts';
import { knowledgeQuery } from '#web/features/knowledge-base/knowledge-query.ts';
import { FileText, PenLine } from '#web/ui/icons/icons.ts';
import type { MenuCommand } from '#web/ui/layout/command-menu.tsx';
import { type FindableCommand, findMatches } from './list-commands.ts';
import type { OverlayProps } from './overlay.ts';

/** As many as are read at a glance; the Knowledge Base has a search of its own. */
const most = 5;

type Found = { entries: readonly MenuCommand[]; answers: readonly MenuCommand[] };

/** Entries of the knowledge base by heading and address, and the owner's answers by all their words. */
export function useFoundKnowledge({ dashboard, goTo, onChange }: OverlayProps, typed: string): Found {
  const { data } = useQuery(knowledgeQuery(dashboard.conversionId));
  if (!data || !typed) return { entries: [], answers: [] };
  const openEntry = (item: KnowledgeItem) =>
    item.readAt ? onChange({ kind: 'entry', item }) : goTo('knowledge-base');
  const describeEntry = (item: KnowledgeItem): FindableCommand => ({
    ...{ id: `entry ${item.id}`, title: nameItem(item), Icon: FileText },
    words: `${item.title} ${item.url ?? ''}`,
    note: item.status === 'processed' ? typeTexts[item.type] : statusTexts[item.status],
    run: () => openEntry(item),
  });
  const describeAnswer = (known: Correction): FindableCommand => ({
    ...{ id: `own ${known.id}`, title: known.question, note: 'Your answer', Icon: PenLine },
    words: [...(known.wordings ?? []), known.answer].join(' '),
    run: () => onChange({ kind: 'answer', question: known.question, known }),
  });
  return {
    entries: findMatches(data.items.map(describeEntry), typed).slice(0, most),
    answers: findMatches(data.corrections.map(describeAnswer), typed).slice(0, most),
  };
}
