type QuestionChipsProps = {
  label: string;
  questions: readonly string[];
  isDisabled: boolean;
  onAsk: (question: string) => void;
};

/** Questions to ask with one press. */
export function QuestionChips({ label, questions, isDisabled, onAsk }: QuestionChipsProps) {
  if (!questions.length) return null;
  return (
    <div className="pt-1 print:hidden">
      <p className="mb-2 text-ink-muted text-sm">{label}</p>
      <ul aria-label={label} className="flex flex-wrap gap-2">
        {questions.map((question) => (
          <li key={question}>
            <button
              type="button"
              dir="auto"
              disabled={isDisabled}
              onClick={() => onAsk(question)}
              className="min-h-9 rounded-full border border-field-line bg-surface px-3.5 py-1.5 text-start text-brand-ink text-sm hover:bg-brand-tint disabled:opacity-60"
            >
              {question}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
