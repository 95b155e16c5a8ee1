import { figureNames, ratingNames, saySatisfaction } from '#shared/domain/figures/glossary.ts';
import { countSentiments, type RatingCounts, scoreRatings } from '#shared/domain/figures/ratings.ts';
import { BarList } from './bar-list.tsx';

/** What visitors said of a period's answers, with the score of their ratings. */
export function RatingBars({ ratings, answers }: { ratings: RatingCounts; answers: number }) {
  const { positive, neutral, negative } = countSentiments(answers, ratings);
  return (
    <BarList
      title={`${figureNames.satisfaction}: ${saySatisfaction(scoreRatings(ratings))}`}
      bars={[
        { label: ratingNames.helpful, count: positive },
        { label: ratingNames.unhelpful, count: negative },
        { label: ratingNames.unrated, count: neutral },
      ]}
    />
  );
}
