import { chatMessageLimitCharacters } from '#shared/domain/limits.ts';
import { plainContact } from './plain-notice.ts';

/**
 * The assistant's page for browsers without scripts: a form that any assistant's page has alike. Whose it is the route
 * behind it reads from the address of the page it was sent from.
 */
export const plainForm = `<noscript>
      <main style="max-width:42rem;margin:0 auto;padding:2rem 1rem;font:1.0625rem/1.55 system-ui,sans-serif">
        <h1>Ask this assistant</h1>
        <p>It answers from the organisation’s own pages and shows where each answer stands.</p>
        <form method="post" action="/api/chat/form">
          <label>Your question
            <textarea name="message" rows="3" required maxlength="${chatMessageLimitCharacters}" style="display:block;width:100%;box-sizing:border-box;margin:.25rem 0 .75rem;font:inherit"></textarea>
          </label>
          <button style="font:inherit;padding:.5rem 1.25rem">Ask</button>
        </form>
        ${plainContact}
      </main>
    </noscript>`;
