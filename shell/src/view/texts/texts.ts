import { createTexts } from 'shared-kernel/texts/createTexts';
import { vi } from './vi';

/** The shell's texts, by keys that the compiler knows. */
export const t = createTexts('shell', vi);
