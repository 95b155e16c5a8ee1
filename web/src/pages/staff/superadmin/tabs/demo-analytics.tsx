import { DataPreview } from '#web/features/data-preview/data-preview.tsx';

/** The newest conversions, with or without an account. */
export function DemoAnalyticsTab() {
  return <DataPreview />;
}
