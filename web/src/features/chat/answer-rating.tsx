import { clsx } from 'clsx';
import type { Rating } from '#shared/domain/chat/rating.ts';
import { useTexts } from '#web/lib/texts/use-texts.tsx';
import { ThumbsDown, ThumbsUp } from '#web/ui/icons/icons.ts';

type AnswerRatingProps = { rating: Rating | undefined; onRate: (rating: Rating) => void };

const choices = [
  { rating: 'helpful', text: 'yes', icon: ThumbsUp },
  { rating: 'unhelpful', text: 'no', icon: ThumbsDown },
] as const;

/** Asks whether an answer was helpful; the rating can be changed. */
export function AnswerRating({ rating, onRate }: AnswerRatingProps) {
  const { texts } = useTexts();
  return (
    <fieldset className="flex items-center gap-1 px-1 text-ink-muted text-sm print:hidden">
      <legend className="sr-only">{texts.wasHelpful}</legend>
      <span aria-hidden="true">{rating ? texts.thanks : texts.wasHelpful}</span>
      {choices.map(({ rating: choice, text, icon: Icon }) => (
        <button
          key={choice}
          type="button"
          aria-pressed={rating === choice}
          onClick={() => onRate(choice)}
          className={clsx(
            'grid size-9 place-items-center rounded-md hover:bg-brand-tint',
            rating === choice && 'bg-brand-tint text-brand-ink',
          )}
        >
          <Icon className="size-4" />
          <span className="sr-only">{texts[text]}</span>
        </button>
      ))}
    </fieldset>
  );
}
