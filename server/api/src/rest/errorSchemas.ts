import { Type } from '@sinclair/typebox';

const error = Type.Object({
  code: Type.String({ description: 'For programs.' }),
  message: Type.String({ description: 'What was expected, what came, and where; for people.' }),
  field: Type.Optional(Type.String({ description: 'The parameter that is wrong.' })),
});

export const ErrorAnswer = Type.Object({ error });

export const SignatureRefused = Type.Object({
  error,
  server_time: Type.Integer({ description: 'Unix seconds, so that a wrong clock can be corrected.' }),
});

const refusal = (description: string, schema: object = ErrorAnswer) => ({ ...schema, description });

/** The refusals of every path of the API. */
export const REFUSALS = {
  400: refusal('A parameter is missing or wrong.'),
  401: refusal('The request is not signed, or too long ago.', SignatureRefused),
  405: refusal('Anything but GET and HEAD.'),
  429: refusal('Too many requests from one address; Retry-After says how long to wait.'),
  503: refusal('Too much at once, or the database is away: try again after Retry-After.'),
};

/** A further answer of paths with an id. */
export const NOT_FOUND = { 404: refusal('There is no such thing.') };
