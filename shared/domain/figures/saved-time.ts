/** How long a person takes to read a question, find the answer and write it: an assumption that pages state. */
export const minutesPerAnswer = 5;

/** `about 3 hours`, `about 25 minutes`: what answering so many questions would have taken a person. */
export function saySavedTime(answered: number): string {
  const minutes = answered * minutesPerAnswer;
  if (minutes < 60) return `about ${minutes} minutes`;
  const hours = Math.round(minutes / 60);
  return hours === 1 ? 'about 1 hour' : `about ${hours.toLocaleString('en-US')} hours`;
}
