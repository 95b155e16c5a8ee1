/** "Today, 2:35 PM", "Yesterday, 2:35 PM", "Mar 1, 2:35 PM", and with its year in another one; in the reader's time zone. */
export function formatRecent(instant: string, now = new Date()): string {
  const date = new Date(instant);
  const time = date.toLocaleTimeString('en-US', { timeStyle: 'short' });
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  if (date.toDateString() === now.toDateString()) return `Today, ${time}`;
  if (date.toDateString() === yesterday.toDateString()) return `Yesterday, ${time}`;
  const isThisYear = date.getFullYear() === now.getFullYear();
  const day = date.toLocaleDateString('en-US', {
    ...{ month: 'short', day: 'numeric' },
    ...(!isThisYear && { year: 'numeric' }),
  });
  return `${day}, ${time}`;
}
