import { createTexts } from 'shared-kernel/texts/createTexts';
import { vi } from './vi';

/** This package's texts, by keys that the compiler knows. */
export const t = createTexts('scores', vi);
