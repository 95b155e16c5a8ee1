import { prepareScanPackages } from '../infra/local/prepare-scan-packages.ts';

const patienceMs = 300_000;

// The tests of scans are not left out where these are missing.
if ((await prepareScanPackages(patienceMs)) !== 'ready') process.exit(1);
