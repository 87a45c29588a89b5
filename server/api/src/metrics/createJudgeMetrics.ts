import { Counter, Gauge, type Registry } from '@prometheus-io/client';

/** What the judge may decide of a name. */
const DECISIONS = ['step', 'promote', 'withdraw', 'watched', 'rollback'] as const;
export type Decision = (typeof DECISIONS)[number];

/** What the judge of candidates does in this process. */
export function createJudgeMetrics(registry: Registry) {
  const registers = [registry];
  const leads = new Gauge({
    registers,
    name: 'tyso_judge_leads',
    help: 'Whether this process judges candidates: one of all on a database does.',
  });
  const waiting = new Gauge({
    registers,
    name: 'tyso_judge_waiting',
    help: 'Candidates, and releases that everybody just got, that the judge of this process looks at.',
  });
  const decisions = new Counter({
    registers,
    name: 'tyso_judge_decisions_total',
    labelNames: ['remote', 'what'],
    help: 'What the judge of this process has decided.',
  });
  const blind = new Counter({
    registers,
    name: 'tyso_judge_blind_rounds_total',
    help: 'Rounds in which something kept the judge from looking, or from what it had decided.',
  });
  return {
    leads(isLeader: boolean): void {
      leads.set(isLeader ? 1 : 0);
      if (!isLeader) waiting.set(0);
    },
    decided: (remote: string, what: Decision): void => decisions.inc({ remote, what }),
    /** A counter that began with its first decision would not have increased. */
    begin(names: readonly string[]): void {
      for (const remote of names) for (const what of DECISIONS) decisions.inc({ remote, what }, 0);
    },
    round(looked: number, isBlind: boolean): void {
      waiting.set(looked);
      if (isBlind) blind.inc();
    },
  };
}

export type JudgeMetrics = ReturnType<typeof createJudgeMetrics>;
