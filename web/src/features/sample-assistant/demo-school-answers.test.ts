import { expect, test } from 'vitest';
import { findDemoSchoolAnswer } from './demo-school-answers.ts';

test.each([
  ['How do I APPLY?', /Applications are open/],
  ['Who is the principal?', /principal meets/],
  ['Tell me about the STEM program', /STEM lab/],
  ['What is your e-mail?', /office@demo-school/],
  ['When can we visit?', /Visits are on/],
  ['Any awards?', /1985/],
  ['Are the educators good?', /18 students/],
  ['What is the system?', /425 students/],
])('%s', (question, answer) => {
  expect(findDemoSchoolAnswer(question)).toMatch(answer);
});
