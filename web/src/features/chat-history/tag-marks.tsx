/** The tags of a conversation in the list. */
export function TagMarks({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null;
  return (
    <p className="mt-1.5 flex flex-wrap gap-1.5">
      <span className="sr-only">Tags:</span>
      {tags.map((tag) => (
        <span key={tag} dir="auto" className="rounded-full border border-line bg-surface px-2 text-sm">
          {tag}
        </span>
      ))}
    </p>
  );
}
