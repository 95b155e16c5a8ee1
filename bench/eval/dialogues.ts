import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { type Question, questionSchema } from '../eval-scoring.ts';
import { readFolder, readLines } from './read-lines.ts';
import { isAtHand, readQuestionSet } from './read-questions.ts';

/** One message of a visitor; with a question its reply is scored. */
type Turn = { message: string; question?: Question };

/** One visitor's messages in one session, after the `history` that a page would remember. */
export type Dialogue = { site: string; id: string; history: Question['history']; turns: readonly Turn[] };

const scoredTurnSchema = questionSchema.omit({ site: true, id: true, history: true }).extend({
  difficulty: questionSchema.shape.difficulty.default('conversation'),
});

const conversationSchema = z.object({
  site: z.string(),
  id: z.string(),
  turns: z.array(z.union([z.object({ say: z.string() }), scoredTurnSchema])).min(1),
});

/**
 * Visitors' messages to the available sites: each question of a set alone, or the conversations. Throws on an unknown set.
 */
export function readDialogues(set: string): Dialogue[] {
  return set === 'conversations' ? readConversations() : readQuestionSet(set).map(toDialogue);
}

function toDialogue(question: Question): Dialogue {
  const { site, id, history } = question;
  return { site, id, history, turns: [{ message: question.question, question }] };
}

function readConversations(): Dialogue[] {
  return readFolder(fileURLToPath(new URL('./conversations/', import.meta.url)))
    .flatMap((file) => readLines(file, conversationSchema))
    .filter(({ site }) => isAtHand(site))
    .map(({ site, id, turns }) => ({
      site,
      id,
      history: [],
      turns: turns.map((turn, index) =>
        'say' in turn
          ? { message: turn.say }
          : { message: turn.question, question: { ...turn, site, id: `${id}.${index + 1}`, history: [] } },
      ),
    }));
}
