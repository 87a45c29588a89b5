import type { Outcome } from 'shared-kernel/entities/seasonTables';
import { HiddenText } from 'shared-kernel/ui/HiddenText';
import styled from 'styled-components';
import { t } from '../../texts/formTexts';

type Props = { form: readonly Outcome[] };

/** How a team's last matches ended, the newest last: T, H or B for the eye, in words for screen readers. */
export function FormBadges({ form }: Props) {
  return (
    <>
      {form.length === 0 ? null : <HiddenText>{saidOf(form)}</HiddenText>}
      <ShownForm form={form} />
    </>
  );
}

/** The same for the eye alone. */
export function ShownForm({ form }: Props) {
  if (form.length === 0) return <span>–</span>;
  return (
    <Line aria-hidden="true">
      {form.map((outcome, index) => (
        <FormBadge key={index} outcome={outcome} />
      ))}
    </Line>
  );
}

/** Of one match, for the eye alone. */
export function FormBadge({ outcome }: { outcome: Outcome }) {
  return (
    <Badge aria-hidden="true" data-outcome={outcome}>
      {t(`form.outcomeShort.${outcome}`)}
    </Badge>
  );
}

/** `thắng, hoà, thua` */
export function saidOf(form: readonly Outcome[]): string {
  return form.map((outcome) => t(`form.outcome.${outcome}`)).join(', ');
}

const Line = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 3px;
`;

/** Letters have a contrast of at least 5.4 to their ground in both themes. */
const Badge = styled.i`
  flex: none;
  width: 1.25rem;
  border-radius: var(--radius-chip);
  background: var(--ink-3);
  color: var(--accent-ink);
  font-size: 0.75rem;
  font-style: normal;
  font-weight: 700;
  line-height: 1.25rem;
  text-align: center;
  print-color-adjust: exact;
  &[data-outcome='W'] { background: var(--up); }
  &[data-outcome='L'] { background: var(--down); }
`;
