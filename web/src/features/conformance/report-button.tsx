import { useState } from 'react';
import type { Brand } from '#shared/brands/brand.ts';

type ReportButtonProps = {
  brand: Brand;
  conversionId?: string;
  label: string;
  /** Shown when the report cannot be made. */
  failure: string;
  className?: string;
};

/** Downloads the conformance report, whose code loads on demand. */
export function ReportButton({ brand, conversionId, label, failure, className = '' }: ReportButtonProps) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const download = async () => {
    setState('busy');
    try {
      const { downloadReport } = await import('./download-report.tsx');
      await downloadReport(brand, conversionId);
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  return (
    <>
      <button
        type="button"
        disabled={state === 'busy'}
        onClick={() => void download()}
        className={`cursor-pointer underline underline-offset-4 ${className}`}
      >
        {label}
      </button>
      {state === 'failed' && (
        <span role="alert" className="ms-2 text-danger-ink">
          {failure}
        </span>
      )}
    </>
  );
}
