import { expect, test } from 'vitest';
import { findMatchingForm } from './find-matching-form.ts';

const forms = [
  { name: 'Enrollment application form', description: 'Apply for a place for your child.' },
  { name: 'Report an absence', description: 'Tell us that your child is sick or away.' },
  { name: 'Formulario de transporte', description: 'Pide una parada de autobús.' },
  { name: 'Client intake', description: '' },
];

test.each([
  ['How do I enroll my daughter?', 'Enrollment application form'],
  ['I want to apply for admission', 'Enrollment application form'],
  ['Can I report an absence online?', 'Report an absence'],
  ['My child is sick, what do I do?', 'Report an absence'],
  ['¿Dónde está el formulario de transporte?', 'Formulario de transporte'],
  ['Is there an intake questionnaire for a new client?', 'Client intake'],
])('%j is offered %j', (question, name) => {
  expect(findMatchingForm(question, forms)?.name).toBe(name);
});

test.each([
  'What is the phone number?',
  'How much is the tuition for my child?',
  'Who is the principal?',
  'Which form of government does the student council have?',
  'Hello',
  '',
])('%j matches no form', (question) => {
  expect(findMatchingForm(question, forms)).toBeUndefined();
});
