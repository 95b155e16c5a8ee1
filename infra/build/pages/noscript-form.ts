import { chatMessageLimitCharacters } from '#shared/domain/limits.ts';
import { noscriptContact } from './noscript-notice.ts';

/** One page for all browsers, so the two essential texts are in every interface language. */
const words = [
  { tag: 'es', question: 'Su pregunta', ask: 'Preguntar' },
  { tag: 'fr', question: 'Votre question', ask: 'Demander' },
  { tag: 'de', question: 'Ihre Frage', ask: 'Fragen' },
  { tag: 'zh', question: '您的问题', ask: '提问' },
  { tag: 'vi', question: 'Câu hỏi của bạn', ask: 'Hỏi' },
  { tag: 'ar', question: 'سؤالك', ask: 'اسأل' },
  { tag: 'ru', question: 'Ваш вопрос', ask: 'Спросить' },
  { tag: 'ko', question: '질문', ask: '질문하기' },
  { tag: 'ja', question: 'ご質問', ask: '質問する' },
] as const;

function inOtherLanguages(word: 'question' | 'ask'): string {
  return words.map((language) => `<bdi lang="${language.tag}">${language[word]}</bdi>`).join(' · ');
}

/**
 * The assistant's page without JavaScript: a form that is the same for every assistant. Its route finds the
 * assistant by the referrer.
 */
export const noscriptForm = `<noscript>
      <main style="max-width:42rem;margin:0 auto;padding:2rem 1rem;font:1.0625rem/1.55 system-ui,sans-serif">
        <h1>Ask this assistant</h1>
        <p>It answers from the organization’s own pages and shows where each answer comes from.</p>
        <form method="post" action="/api/chat/form">
          <label>Your question
            <small style="display:block">${inOtherLanguages('question')}</small>
            <textarea name="message" rows="3" required maxlength="${chatMessageLimitCharacters}" style="display:block;width:100%;box-sizing:border-box;margin:.25rem 0 .75rem;font:inherit"></textarea>
          </label>
          <button style="font:inherit;padding:.5rem 1.25rem">Ask</button>
          <small style="display:block;margin-top:.25rem">${inOtherLanguages('ask')}</small>
        </form>
        ${noscriptContact}
      </main>
    </noscript>`;
