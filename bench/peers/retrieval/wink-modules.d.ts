declare module 'wink-nlp-utils' {
  const utilities: {
    string: {
      lowerCase(text: string): string;
      stem(word: string): string;
      tokenize0(text: string): string[];
    };
    tokens: { removeWords(words: string[]): string[]; stem(words: string[]): string[] };
  };
  export default utilities;
}

declare module 'wink-bm25-text-search' {
  type Step = ((text: string) => string) | ((text: string) => string[]) | ((words: string[]) => string[]);
  type Engine = {
    defineConfig(config: {
      fldWeights: Record<string, number>;
      bm25Params?: { k1: number; b: number; k: number };
    }): void;
    definePrepTasks(steps: Step[]): void;
    addDoc(document: Record<string, string>, id: number): void;
    consolidate(): void;
    search(question: string, limit: number): [id: string, score: number][];
    exportJSON(): string;
    importJSON(json: string): void;
  };
  export default function createEngine(): Engine;
}
