import type { BrowserContext } from 'playwright-core';

const binding = 'reportPolicyViolation';

/** Writes down what the pages of a browser context try although the content security policy of their page forbids it. */
export async function watchPolicy(context: BrowserContext, violations: string[]): Promise<void> {
  await context.exposeBinding(binding, (_source, violation: string) => {
    violations.push(violation);
  });
  await context.addInitScript((report) => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { documentURI, effectiveDirective, blockedURI, sourceFile, lineNumber } = event;
      const tell: unknown = Reflect.get(window, report);
      const text = [documentURI, effectiveDirective, blockedURI, `${sourceFile}:${lineNumber}`].join(' ');
      if (typeof tell === 'function') tell(text);
    });
  }, binding);
}
