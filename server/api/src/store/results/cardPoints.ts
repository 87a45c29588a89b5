import { type Incident, IncidentType, Side } from 'shared-kernel/entities/incident';
import { ScoreIndex } from 'shared-kernel/entities/liveScore';
import type { Pair } from 'shared-kernel/rules/score';

type FinalScores = { readonly home_scores: readonly number[]; readonly away_scores: readonly number[] };

type Carded = FinalScores & { readonly incidents: readonly (Pick<Incident, 'type'> & { position: number })[] };

/** More than any side was ever shown cards for. */
const MAX = 99;

/** A match that was played and is reported in full has one of these. */
const DETAILS: ReadonlySet<number> = new Set([
  IncidentType.YellowCard,
  IncidentType.SecondYellow,
  IncidentType.RedCard,
  IncidentType.Substitution,
]);

/**
 * What the cards of a match cost each side by FIFA's fair play criterion: 1 for a yellow card, 3 for two of one player, 4 for a red
 * one, 5 for a yellow one and a red one of one player (sportstar.thehindu.com, 26 November 2022, from the regulations of the
 * World Cup 2022). Cards of a feed that names some of them alone would be wrong: nothing unless they are as many as
 * the score says (M2). Feeds may count those of the score from the same incidents, so goals alone, or none, say nothing.
 */
export function cardPoints({ home_scores, away_scores, incidents }: Carded): Pair | undefined {
  if (!incidents.some(({ type }) => DETAILS.has(type))) return undefined;
  const home = pointsOf(home_scores, incidents, Side.Home);
  const away = pointsOf(away_scores, incidents, Side.Away);
  return home === undefined || away === undefined ? undefined : { home, away };
}

function pointsOf(scores: readonly number[], incidents: Carded['incidents'], side: Side): number | undefined {
  const count = (type: number) => incidents.filter((one) => one.type === type && one.position === side).length;
  const [yellow, second, red] = [
    count(IncidentType.YellowCard),
    count(IncidentType.SecondYellow),
    count(IncidentType.RedCard),
  ];
  const [reds, yellows = Number.NaN] = [scores[ScoreIndex.red], scores[ScoreIndex.yellow]];
  // A second yellow card is a red one; feeds differ in whether it is another yellow one too.
  if (reds !== red + second || !(yellows >= yellow && yellows <= yellow + second)) return undefined;
  // With the first yellow card a second one makes three.
  const points = yellow + 2 * second + 4 * red;
  return points <= MAX ? points : undefined;
}
