import type { ReactNode } from 'react';
import { showsNearest } from '#shared/domain/chat/shows-nearest.ts';
import { loadAnswerParts } from '#web/features/chat/load-answer-parts.ts';
import { OutcomeNote } from '#web/features/chat/outcome-note.tsx';
import type { MessageActs, SellerMessage } from '#web/features/seller-chat/conversation.ts';
import { textLoaders } from '#web/lib/texts/languages.ts';
import { Localization } from '#web/lib/texts/localization.ts';
import { LoadBoundary } from '#web/ui/layout/load-boundary.tsx';
import { loadPart } from '#web/ui/layout/load-part.tsx';

const AnswerSources = loadPart(async () => (await loadAnswerParts()).AnswerSources);
const HandoffNote = loadPart(async () => (await loadAnswerParts()).HandoffNote);

type SellerAnswerProps = MessageActs & { name: string; message: SellerMessage; children: ReactNode };

/** Loads the texts when the first answer comes: imported with this file, they would be two more files of every page. */
const InEnglish = loadPart(async () => {
  const localized = { texts: await textLoaders.en(), language: 'en' } as const;
  return ({ children }: { children: ReactNode }) => <Localization value={localized}>{children}</Localization>;
});

/** An answer of a brand's own assistant, drawn as its customers' assistants draw theirs. */
export function SellerAnswer({ name, message, children, ...acts }: SellerAnswerProps) {
  const { handoff } = message;
  const isOffered = handoff && (acts.isLatest || handoff.state === 'collected');
  const offer = isOffered && <HandoffNote {...{ name, handoff, visitor: {} }} {...acts} />;
  return (
    <LoadBoundary fallback={children}>
      <InEnglish>
        <OutcomeNote {...message} />
        {children}
        <LoadBoundary>
          <AnswerSources answer={message} offer={showsNearest(message) && offer} />
          {!showsNearest(message) && offer}
        </LoadBoundary>
      </InEnglish>
    </LoadBoundary>
  );
}
