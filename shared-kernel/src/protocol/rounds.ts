/** The REST path of the rounds that a competition's matches belong to, in a file of its own like that of squads. */
export const ROUNDS_PATH = '/competition/rounds';
