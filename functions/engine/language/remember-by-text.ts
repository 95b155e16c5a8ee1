/** Statements of the websites in use; beyond it everything is found again. */
const mostTexts = 5000;

/** A function that finds something in a text once, because the same statements are read for every question. */
export function rememberByText<Found>(find: (text: string) => Found): (text: string) => Found {
  const known = new Map<string, { found: Found }>();
  return (text) => {
    const entry = known.get(text);
    if (entry) return entry.found;
    const found = find(text);
    if (known.size >= mostTexts) known.clear();
    known.set(text, { found });
    return found;
  };
}
