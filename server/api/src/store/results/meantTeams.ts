import type { TeamKey } from 'feeds/several/teamKey';
import type { ResultTeamTable } from '../schema';

export type StoredTeam = Omit<ResultTeamTable, 'id'> & { id: number };

/** Clubs of one name meet in cups of no country, so a key that says the country is asked for alone. */
export function askedKeys(own: Pick<StoredTeam, 'key' | 'is_wide'> | undefined, named: TeamKey): TeamKey[] {
  if (!own) return [named];
  const known = { key: own.key, isWide: own.is_wide };
  if (!known.isWide) return [known];
  return named.isWide && known.key !== named.key ? [named, known] : [named];
}

/**
 * The teams of other origins that a key means: at most one of each. Where the feed itself has another team of the key nobody knows which of them others mean,
 * nor which one an origin means that has two. A team whose country is known has more right to a key than one that was
 * met in cups.
 *
 * @param others all teams in the store but the one that is asked about
 * @param present the origin of the feed
 * @returns their numbers
 */
export function meantTeams({ key, isWide }: TeamKey, others: readonly StoredTeam[], present: number | null): number[] {
  const teams = others.filter((one) => one.key === key);
  const sure = (ones: readonly StoredTeam[]) => (isWide ? [] : ones.filter(({ is_wide }) => !is_wide));
  const of = (origin: number | null) => teams.filter((one) => one.origin === origin);
  const rivals = of(present);
  if ((isWide ? rivals : sure(rivals)).length > 0) return [];
  const origins = new Set(teams.map(({ origin }) => origin).filter((origin) => origin !== present));
  return [...origins].flatMap((origin) => {
    const [only, ...more] = sure(of(origin)).length > 0 ? sure(of(origin)) : of(origin);
    return only && more.length === 0 ? only.id : [];
  });
}
