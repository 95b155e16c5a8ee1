import { expect, test, vi } from 'vitest';
import { en } from '#shared/texts/en/assistant.ts';
import { openPart } from '#tests/support/pages/open-part.tsx';
import { Localization } from '#web/lib/texts/localization.ts';
import { HandoffForm } from './handoff-form.tsx';

test('a question and the wish for a person after it stay two lines', async () => {
  const onSend = vi.fn();
  const question = 'Do you sell saddles?\nI would like to talk to a person';
  const { screen, press } = openPart(
    <Localization value={{ texts: en, language: 'en' }}>
      <HandoffForm given={{ question, contact: 'ana@nunez.example' }} isWaiting={false} onSend={onSend} />
    </Localization>,
  );
  expect(screen.getByLabelText<HTMLTextAreaElement>(en.yourQuestion).value).toBe(question);
  await press(en.send);
  expect(onSend).toHaveBeenCalledWith({ question, name: '', contact: 'ana@nunez.example' });
});
