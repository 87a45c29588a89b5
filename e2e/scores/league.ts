import { standingSchema } from 'shared-kernel/entities/standing';
import { listAnswer } from 'shared-kernel/protocol/dataAnswer';
import { REST_PATHS } from 'shared-kernel/protocol/rest';
import { askApi } from '../product/askApi';

/** The address of a simulated league. @param name one that leaves no doubt */
export async function addressOfLeague(product: { readonly url: string }, name: string): Promise<string> {
  const api = await askApi(product);
  const leagues = await api.get(REST_PATHS.standing, { decode: listAnswer(standingSchema, () => {}) });
  const league = leagues.find((one) => one.name === name);
  if (!league) throw new Error(`Expected a league ${name}, got ${leagues.map((one) => one.name).join(', ')}`);
  return `/giai-dau/${league.id}`;
}
