import type { ComponentType } from 'react';
import type { Brand } from '#shared/brands/brand.ts';
import type { BrandId } from '#shared/brands/brand-names.ts';
import { deferUntilVisible } from '#web/ui/layout/defer-until-visible.tsx';
import { LoadBoundary } from '#web/ui/layout/load-boundary.tsx';
import type { PieceProps } from './pieces/piece-frame.tsx';

const pieceId = 'own-piece';
const defer = (load: () => Promise<ComponentType<PieceProps>>) => deferUntilVisible(pieceId, load);

/** What a page of each trade looks like; only the brand's own loads. */
const pieces: Record<BrandId, ComponentType<PieceProps>> = {
  edgpt: defer(async () => (await import('./pieces/school-calendar.tsx')).SchoolCalendar),
  law: defer(async () => (await import('./pieces/matter-checklist.tsx')).MatterChecklist),
  tax: defer(async () => (await import('./pieces/document-list.tsx')).DocumentList),
  cpa: defer(async () => (await import('./pieces/fee-ledger.tsx')).FeeLedger),
  broker: defer(async () => (await import('./pieces/deal-teaser.tsx')).DealTeaser),
  gpt: defer(async () => (await import('./pieces/price-tags.tsx')).PriceTags),
};

/** A page of the brand's trade, in the words of its sample website; its code loads as the reader comes near. */
export function OwnPiece({ brand }: { brand: Brand }) {
  const Piece: ComponentType<PieceProps> | undefined = pieces[brand.id];
  if (!Piece) return null;
  return (
    <div id={pieceId} className="min-w-0">
      <LoadBoundary>
        <Piece siteName={brand.demo.siteName} />
      </LoadBoundary>
    </div>
  );
}
