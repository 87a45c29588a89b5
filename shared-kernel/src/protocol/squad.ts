/** The REST path of a team's squad, without the prefix; of a lazy file alone, so it is none of the paths in `rest.ts`. */
export const SQUAD_PATH = '/team/squad';
