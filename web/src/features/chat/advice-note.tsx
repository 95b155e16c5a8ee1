import type { BrandId } from '#shared/brands/brand-names.ts';
import { adviceNotes } from '#shared/brands/conduct/advice-notes.ts';
import { brandOfConversion } from '#shared/domain/conversion/conversion-id.ts';
import { adviceTexts } from '#shared/texts/advice-texts.ts';
import { useTexts } from '#web/lib/texts/use-texts.tsx';

type AdviceNoteProps = {
  conversionId: string;
  /** That of a sample, whose id names none. */
  brandId?: BrandId | undefined;
};

/** Below a chat: what the answers are not, such as legal advice, and what not to write. */
export function AdviceNote({ conversionId, brandId = brandOfConversion(conversionId) }: AdviceNoteProps) {
  const { language } = useTexts();
  const note = adviceNotes[brandId];
  return note && <p className="px-4 py-2.5 text-ink-muted text-xs">{adviceTexts[language][note]}</p>;
}
