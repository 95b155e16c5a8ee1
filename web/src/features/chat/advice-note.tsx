import type { BrandId } from '#shared/brands/brand-names.ts';
import { adviceNotes } from '#shared/brands/conduct/advice-notes.ts';
import { adviceTexts } from '#shared/texts/advice-texts.ts';
import { useTexts } from '#web/lib/texts/use-texts.tsx';

/** Below a chat: what the answers are not, such as legal advice, and what not to write. */
export function AdviceNote({ brandId }: { brandId: BrandId }) {
  const { language } = useTexts();
  const note = adviceNotes[brandId];
  return note && <p className="px-4 py-2.5 text-ink-muted text-xs">{adviceTexts[language][note]}</p>;
}
