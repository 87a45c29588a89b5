import { Counter, Gauge, type Registry } from '@prometheus-io/client';
import type { Decision, Round } from '../judge/judgeMeans';

/** What the judge may decide of a name. */
const DECISIONS: readonly Decision['kind'][] = ['step', 'promote', 'withdraw', 'watched', 'rollback'];

/** What the judge of candidates does in this process. */
export function createJudgeMetrics(registry: Registry) {
  const leads = new Gauge({
    ...{ registers: [registry], name: 'tyso_judge_leads' },
    help: 'Whether this process judges candidates: one of all on a data folder does.',
  });
  const waiting = new Gauge({
    ...{ registers: [registry], name: 'tyso_judge_waiting' },
    help: 'Candidates, and releases that everybody just got, that the judge of this process looks at.',
  });
  const decisions = new Counter({
    ...{ registers: [registry], name: 'tyso_judge_decisions_total', labelNames: ['remote', 'what'] },
    help: 'What the judge of this process has decided.',
  });
  const blind = new Counter({
    ...{ registers: [registry], name: 'tyso_judge_blind_rounds_total' },
    help: 'Rounds in which something kept the judge from looking, such as an api without counts.',
  });
  return {
    decided: ({ remote, kind }: Decision): void => decisions.inc({ remote, what: kind }),
    round({ isLeader, waiting: looked, fault, names }: Round): void {
      // A counter that began with its first decision would not have increased.
      for (const remote of names) for (const what of DECISIONS) decisions.inc({ remote, what }, 0);
      leads.set(isLeader ? 1 : 0);
      waiting.set(looked);
      if (fault) blind.inc();
    },
  };
}
