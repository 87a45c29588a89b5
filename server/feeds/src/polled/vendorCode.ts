import { text } from 'shared-kernel/decode/fields';
import * as v from 'valibot';

/** A vendor's own word, such as a status, in capitals: what it documents as `CANC` it may send as `Canc`. */
export const vendorCode = v.pipe(
  text,
  v.transform((said) => said.trim().toUpperCase()),
);
