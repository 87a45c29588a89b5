import * as v from 'valibot';
import { isRemoteName, type RemoteName } from '../contract/pointer';
import { withdrawalsSchema } from '../contract/withdrawals';
import { decoder } from '../decode/decode';

/** The hub event that a release was withdrawn; its one argument is read by {@link decodeReleased}. */
export const RELEASED_EVENT = 'Released';

/** A pointer says the same, among other things. */
export const releasedSchema = v.object({
  remote: v.custom<RemoteName>(isRemoteName, 'the name of a remote, such as mfe-scores'),
  ...withdrawalsSchema.entries,
});
export type Released = v.InferOutput<typeof releasedSchema>;

/** @throws DecodeError when it is none */
export const decodeReleased = decoder(releasedSchema);
