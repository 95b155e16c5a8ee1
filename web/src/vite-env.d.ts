/// <reference types="vite/client" />

declare namespace React {
  interface CSSProperties {
    [variable: `--${string}`]: string;
  }
}
