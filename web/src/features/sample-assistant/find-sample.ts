import type { Brand } from '#shared/brands/brand.ts';
import { listSampleAnswers } from '#shared/brands/sample-answers.ts';
import { servesSite } from '#web/lib/site/runtime-config.ts';
import { demoSchool } from './demo-school.ts';
import { findClosest } from './find-closest.ts';
import type { Sample, SampleAnswer } from './sample.ts';

/** The brand's own sample, or the Demo School for a brand whose sample has no answers. */
export function findSample(brand: Brand): Sample {
  const { demo, popularQuestions } = brand;
  const answers = listSampleAnswers(brand.id);
  if (!answers) return demoSchool;
  const script = listAnswers(brand, answers);
  return {
    site: {
      name: demo.siteName,
      website: servesSite(demo.siteUrl) ? demo.siteUrl : null,
      ...demo.contact,
      popularQuestions,
      quickLinks: [],
    },
    findAnswer: (question) =>
      findClosest(question, script)?.answer ?? {
        text: `This sample knows a few answers only. A real assistant reads the whole website of ${demo.siteName}. Try one of the suggested questions.`,
      },
  };
}

function listAnswers({ popularQuestions, demoMessages, showcase }: Brand, answers: readonly SampleAnswer[]) {
  const popular = answers.map((answer, index) => ({ question: popularQuestions[index] ?? '', answer }));
  const scripted = demoMessages.map(({ user, ai }) => ({ question: user, answer: { text: ai } }));
  const shown = { question: showcase.question, answer: { text: showcase.answer } };
  return [...popular, ...scripted, shown].filter(({ question }) => question !== '');
}
