/** The REST path of how a team's last matches ended, in a file of its own like that of squads. */
export const TEAM_FORM_PATH = '/team/form';
