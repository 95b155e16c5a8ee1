import type { BrowserContext } from 'playwright-core';

const binding = 'reportPolicyViolation';

/** Records the content security policy violations of all pages of a browser context. */
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
