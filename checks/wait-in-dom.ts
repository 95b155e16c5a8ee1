import { configure } from '@testing-library/dom';
import { patienceMilliseconds } from './patience.ts';

// By default a busy machine has one second to load the code of a page.
configure({ asyncUtilTimeout: patienceMilliseconds });
