import { useQuery } from '@tanstack/react-query';
import { brandOfConversion } from '#shared/domain/conversion/conversion-id.ts';
import { visitorLanguages } from '#shared/texts/visitor-languages.ts';
import { api } from '#web/lib/api/api.ts';
import { nameLanguage } from '#web/lib/format/name-language.ts';
import { RadioCards } from '#web/ui/form/radio-cards.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';

type AnswersPanelProps = {
  readsWithModel: boolean;
  /** Whether one runs here. */
  hasModel: boolean;
  conversionId: string;
  onChange: (readsWithModel: boolean) => void;
};

/** Who answers visitors, a model or quotes, and in which languages. */
export function AnswersPanel({ readsWithModel, hasModel, conversionId, onChange }: AnswersPanelProps) {
  const { data: language } = useQuery({
    ...api.conversions.getBrandProgress.query({ brandId: brandOfConversion(conversionId), conversionId }),
    select: ({ site }) => site.language,
  });
  return (
    <Panel id="answers" title="Answers">
      <RadioCards
        name="answers"
        legend="How your assistant answers"
        value={readsWithModel ? 'model' : 'quotes'}
        options={hasModel ? answerChoices : [{ ...written, hint: needsModel }, quoted]}
        onChange={(choice) => onChange(choice === 'model')}
      />
      <p className="mt-4 max-w-prose">{sayWhoAnswers({ readsWithModel, hasModel })}</p>
      <p className="mt-2 max-w-prose text-ink-muted text-sm">{modelNotice}</p>
      <h3 className="mt-6 font-semibold">Languages</h3>
      <p className="mt-1 max-w-prose text-ink-muted text-sm">
        {language && `Your website is written in ${nameLanguage(language)}. `}
        Each visitor sees buttons and notes in the language of their browser: {listLanguages()}. Your own
        greeting and questions are shown as you write them.
      </p>
    </Panel>
  );
}

/** What visitors read today, in plain words. */
function sayWhoAnswers({
  readsWithModel,
  hasModel,
}: Pick<AnswersPanelProps, 'readsWithModel' | 'hasModel'>): string {
  if (!hasModel)
    return 'No language model runs here, so visitors read quotes of your pages whatever you choose. Once one runs, your choice applies.';
  return readsWithModel
    ? 'A language model writes the answers that visitors read.'
    : 'No model answers: visitors read quotes of your pages.';
}

const written = {
  value: 'model',
  label: 'Written by a model',
  hint: 'The standard. A language model reads your pages and documents; your text must support every sentence.',
} as const;
const quoted = {
  value: 'quotes',
  label: 'Quoted from your pages',
  hint: 'Answers quote your pages and documents, and nothing is sent to a model.',
} as const;
const answerChoices = [written, quoted] as const;
const needsModel = 'Needs a language model, and none runs here yet.';

const modelNotice =
  'The language model receives your text, the visitor’s message and the last few before it, with card and account numbers masked. Our subprocessors page says who runs it and where.';

function listLanguages(): string {
  return new Intl.ListFormat('en').format(Object.keys(visitorLanguages).map(nameLanguage));
}
