import { expect, test } from 'vitest';
import { findTopic } from './find-topic.ts';

test.each([
  ['office hours', 'time'],
  ['What are your office hours?', 'time'],
  ['When is the office open?', 'time'],
  ['When does school start?', 'date'],
  ['How much is tuition?', 'money'],
  ['tuition fees', 'money'],
  ['What is the phone number of the office?', 'phone'],
  ['Who is the principal?', 'person'],
  ['Where are you?', 'address'],
  ['Was kostet der Kurs?', 'money'],
  ['Wann haben Sie geöffnet?', 'time'],
  ['Do you have parking?', undefined],
])('%s is about %s', (question, topic) => expect(findTopic(question)).toBe(topic));
