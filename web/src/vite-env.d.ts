/// <reference types="vite/client" />

/** A page as one text, with its script in it: infra/build/bundled-pages.ts. */
declare module '*?bundled' {
  const page: string;
  export default page;
}

declare namespace React {
  interface CSSProperties {
    [variable: `--${string}`]: string;
  }
}
